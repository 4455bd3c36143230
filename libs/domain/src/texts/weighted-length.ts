import { linksInText } from './links-in-text.ts';

/** Length of every URL on X and Mastodon. */
export const LINK_LENGTH = 23;

/** Code points that count one on X; all others count two. From X’s configuration, version 3. */
const LIGHT: readonly (readonly [first: number, last: number])[] = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
];
const HEAVY_LENGTH = 2;
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;

/**
 * Length of a text on X (limit 280), https://docs.x.com/fundamentals/counting-characters. The text is normalised to
 * NFC. A URL counts 23, an emoji two, other characters one or two. X’s list of top-level domains is long and grows. For
 * an unknown domain the greater length of both readings counts. A text that fits here therefore fits there too.
 *
 * @param graphemesOf splits a text into characters as readers see them
 */
export function weightedLength(text: string, graphemesOf: (text: string) => readonly string[]): number {
  const normal = text.normalize('NFC');
  let [length, end] = [0, 0];
  for (const link of linksInText(normal)) {
    length += charactersOf(normal.slice(end, link.start), graphemesOf);
    const plain = charactersOf(normal.slice(link.start, link.end), graphemesOf);
    length += link.isKnown ? LINK_LENGTH : Math.max(plain, LINK_LENGTH);
    end = link.end;
  }
  return length + charactersOf(normal.slice(end), graphemesOf);
}

function charactersOf(text: string, graphemesOf: (text: string) => readonly string[]): number {
  return graphemesOf(text).reduce((sum, each) => sum + (isEmoji(each) ? HEAVY_LENGTH : codePointsOf(each)), 0);
}

function codePointsOf(character: string): number {
  return [...character].reduce((sum, point) => {
    const code = point.codePointAt(0) ?? 0;
    return sum + (LIGHT.some(([first, last]) => code >= first && code <= last) ? 1 : HEAVY_LENGTH);
  }, 0);
}

/** An emoji sequence. Single code points have their own weight: two for emoji, one for signs such as ©. */
function isEmoji(character: string): boolean {
  return [...character].length > 1 && EMOJI.test(character);
}
