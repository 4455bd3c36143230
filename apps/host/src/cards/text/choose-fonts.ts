import type { FiledTypeface } from '@countin/domain/appearance';
import { filesWith, type Family, type FontFile } from './font-files.ts';
import type { FontCache } from './font-cache.ts';

/** Style of a text. */
export interface TextStyle {
  /** Family that leads: one of the brand's, or the display typeface of a release. */
  readonly family: 'heading' | 'text' | FiledTypeface;
  readonly weight: number;
  /** The language of the text, which decides how ideographs are drawn. */
  readonly language: string;
  /** Direction of the paragraph; without it the first letter with a direction decides. */
  readonly direction?: 'ltr' | 'rtl';
}

/** A stretch of text whose letters all come from one file. */
export interface FontRun {
  readonly start: number;
  readonly end: number;
  readonly file: FontFile;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
// Joiners and variation selectors shape what they follow; a font need not have a picture for them.
const SHAPING_ONLY = /[\u200c\u200d\ufe00-\ufe0f]/u;
const PICTURE = /\p{Emoji_Presentation}|\p{Emoji}\ufe0f/u;

/** Finds a file for every letter. Letters that no family has get none, so that no empty box stands for them. */
export async function chooseFonts(text: string, style: TextStyle, fontCache: FontCache): Promise<FontRun[]> {
  const families = familiesFor(text, style);
  const runs: FontRun[] = [];
  for (const { segment, index } of graphemes.segment(text)) {
    const previous = runs.at(-1);
    const touching = previous?.end === index ? previous : undefined;
    const file = await fileFor(segment, families, style.weight, fontCache, touching?.file);
    if (!file) continue;
    const end = index + segment.length;
    if (touching?.file === file) runs[runs.length - 1] = { ...touching, end };
    else runs.push({ start: index, end, file });
  }
  return runs;
}

async function fileFor(
  segment: string,
  families: readonly Family[],
  weight: number,
  fontCache: FontCache,
  previous: FontFile | undefined,
): Promise<FontFile | null> {
  const letters = [...segment]
    .filter((character) => !SHAPING_ONLY.test(character))
    .map((character) => character.codePointAt(0) ?? 0);
  const [base] = letters;
  if (base === undefined) return null;
  // Spaces and signs stay with the word before them; emoji never take a letter's outline.
  const beside = previous && /^[\p{P}\p{Z}\p{S}]$/u.test(segment) && !PICTURE.test(segment) ? [previous] : [];
  const ordered = PICTURE.test(segment) ? (['emoji', ...families] as const) : families;
  const candidates = [...beside, ...ordered.flatMap((family) => filesWith(family, base))];
  let second: FontFile | null = null;
  for (const file of candidates) {
    const { font } = await fontCache.get(file, weight);
    if (font.nominalGlyph(base) === undefined) continue;
    if (letters.every((letter) => font.nominalGlyph(letter) !== undefined)) return file;
    second ??= file;
  }
  return second;
}

/** The leading family first, then the brand's for titles; of the three that draw ideographs, the text's own. */
function familiesFor(text: string, { family, language }: TextStyle): readonly Family[] {
  const own = family === 'text' || family === 'heading' ? [family] : [family, 'heading' as const];
  return [...own, 'sans', 'arabic', ...ideographs(text, language), 'emoji'];
}

function ideographs(text: string, language: string): readonly Family[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) || language === 'ja')
    return ['japanese', 'chinese', 'korean'];
  if (/\p{Script=Hangul}/u.test(text) || language === 'ko') return ['korean', 'chinese', 'japanese'];
  return ['chinese', 'japanese', 'korean'];
}
