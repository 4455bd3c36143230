import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { TYPEFACE_FACTS, type FiledTypeface } from '@countin/domain/appearance';

const { resolve } = createRequire(import.meta.url);

/** Kerning and marks; small capitals and swashes would bring letters that no page shows. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl'];

/** A font file with some of a typeface's letters. */
export interface TypefaceSubset {
  readonly letters: string;
  readonly bytes: Uint8Array;
}

interface FontPart {
  readonly path: string;
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

/**
 * Cuts a typeface down to the letters of a text. Letters of different files of its package come in a file each; those
 * that the typeface lacks are in none.
 */
export async function subsetText(typeface: FiledTypeface, text: string): Promise<TypefaceSubset[]> {
  const subsets: TypefaceSubset[] = [];
  let left = [...new Set(text.normalize('NFC'))].filter((letter) => /\S/u.test(letter)).sort();
  for (const { path, ranges } of await partsOf(typeface)) {
    const wanted = left.filter((letter) => isWithin(letter, ranges));
    if (wanted.length === 0) continue;
    const { letters, bytes } = await cut(path, wanted);
    if (letters.length === 0) continue;
    subsets.push({ letters: letters.join(''), bytes });
    left = left.filter((letter) => !letters.includes(letter));
  }
  return subsets;
}

async function cut(path: string, wanted: readonly string[]): Promise<{ letters: string[]; bytes: Uint8Array }> {
  // Loaded with the first page that needs them.
  const [{ default: subsetFont }, { Blob, Face }, { default: decompress }] = await Promise.all([
    import('subset-font'),
    import('harfbuzzjs'),
    import('wawoff2/decompress.js'),
  ]);
  const file = new Uint8Array(await decompress(await readFile(path)));
  const known = new Set(new Face(new Blob(file)).collectUnicodes());
  const letters = wanted.filter((letter) => known.has(letter.codePointAt(0) ?? -1));
  const bytes = await subsetFont(Buffer.from(file), `${letters.join('')} `, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noLayoutClosure: true,
    noHinting: true,
  });
  return { letters, bytes };
}

/** Files of a typeface, that of plain Latin first: the others repeat a few of its letters. */
async function partsOf(typeface: FiledTypeface): Promise<FontPart[]> {
  const { family, weight } = TYPEFACE_FACTS[typeface];
  const listed = JSON.parse(await readFile(resolve(`@fontsource/${family}/unicode.json`), 'utf8')) as Record<
    string,
    string
  >;
  return Object.entries(listed)
    .sort(([one], [other]) => Number(other === 'latin') - Number(one === 'latin'))
    .map(([part, ranges]) => ({
      path: resolve(`@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff2`),
      ranges: ranges.split(',').map(readRange),
    }));
}

/** `U+0600-06FF` or `U+20AC`. */
function readRange(text: string): [number, number] {
  const [first = '', last = first] = text.trim().slice(2).split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

function isWithin(letter: string, ranges: FontPart['ranges']): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => code >= first && code <= last);
}
