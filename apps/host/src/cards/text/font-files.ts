import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { TYPEFACE_FACTS, type FiledTypeface } from '@countin/domain/appearance';

const { resolve } = createRequire(import.meta.url);

/** Variable families that cards are set in: the brand's own where they have the letters, Noto for all else. */
const VARIABLE = {
  heading: 'bricolage-grotesque',
  text: 'instrument-sans',
  sans: 'noto-sans',
  arabic: 'noto-sans-arabic',
  chinese: 'noto-sans-sc',
  japanese: 'noto-sans-jp',
  korean: 'noto-sans-kr',
  emoji: 'noto-emoji',
} as const;
/** A family with a weight axis, or a display typeface of a release, which has one weight. */
export type Family = keyof typeof VARIABLE | FiledTypeface;

/** A file with a part of a family's letters, as web fonts are cut. */
export interface FontFile {
  readonly family: Family;
  readonly path: string;
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

const known = new Map<Family, readonly FontFile[]>();

/** The files of a family that may have a letter. */
export function filesWith(family: Family, codePoint: number): readonly FontFile[] {
  return filesOf(family).filter(({ ranges }) =>
    ranges.some(([first, last]) => codePoint >= first && codePoint <= last),
  );
}

function filesOf(family: Family): readonly FontFile[] {
  const found = known.get(family);
  if (found) return found;
  const { folder, name, style } = packageOf(family);
  const listed = JSON.parse(readFileSync(resolve(`${folder}/unicode.json`), 'utf8')) as Record<string, string>;
  const files = Object.entries(listed).map(([part, ranges]) => ({
    family,
    path: resolve(`${folder}/files/${name}-${part.replaceAll(/[[\]]/g, '')}-${style}-normal.woff2`),
    ranges: ranges.split(',').map(readRange),
  }));
  known.set(family, files);
  return files;
}

/** Where a family's files are, and how their names begin and end. */
function packageOf(family: Family): { readonly folder: string; readonly name: string; readonly style: string } {
  if (isVariable(family)) {
    const name = VARIABLE[family];
    return { folder: `@fontsource-variable/${name}`, name, style: 'wght' };
  }
  const { family: name, weight } = TYPEFACE_FACTS[family];
  return { folder: `@fontsource/${name}`, name, style: String(weight) };
}

function isVariable(family: Family): family is keyof typeof VARIABLE {
  return family in VARIABLE;
}

/** `U+0600-06FF` or `U+20AC`. */
function readRange(text: string): [number, number] {
  const [first = '', last = first] = text.trim().replace(/^U\+/i, '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}
