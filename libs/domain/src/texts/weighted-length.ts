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
 * Characters of a URL after its scheme. URLs end where other scripts begin: X and Mastodon link ASCII, accented Latin
 * and Cyrillic letters. Parentheses are left out: at worst, a text counts a few more than on the network.
 */
const WITH_SCHEME = /https?:\/\/[!#-'*-;=?-~\u00c0-\u024f\u0400-\u04ff]+/giu;
/** Host names without a scheme. X links those with a known top-level domain. */
const BARE =
  /(?<![\w@#$.])(?:[a-z0-9\u00c0-\u024f](?:[a-z0-9\u00c0-\u024f-]*[a-z0-9\u00c0-\u024f])?\.)+[a-z]{2,24}(?![\w@])(?:\/[!#-'*-;=?-~\u00c0-\u024f\u0400-\u04ff]*)?/giu;
/** Punctuation after a URL, which is not a part of it. */
const TRAILING = /[^=_#/+\-a-z0-9\u00c0-\u024f\u0400-\u04ff]+$/iu;

interface FoundLink {
  readonly url: string;
  readonly start: number;
  readonly end: number;
}

/** URLs in a text, in their order, also those without a scheme. */
export function linksIn(text: string): readonly FoundLink[] {
  const found = matchesOf(text, WITH_SCHEME);
  const bare = matchesOf(text, BARE).filter(({ start, end }) =>
    found.every((other) => end <= other.start || start >= other.end),
  );
  return [...found, ...bare].sort((a, b) => a.start - b.start);
}

/**
 * Length of a text on X (limit 280), https://docs.x.com/fundamentals/counting-characters: normalised to NFC; each URL
 * counts 23, an emoji two, other characters one or two. A word like `e.g.it` may be a URL or not, as X’s list of
 * top-level domains says; here the greater of both lengths counts, so that a text that fits here fits there.
 *
 * @param graphemesOf splits a text into characters as readers see them
 */
export function weightedLength(text: string, graphemesOf: (text: string) => readonly string[]): number {
  const normal = text.normalize('NFC');
  let [length, end] = [0, 0];
  for (const link of linksIn(normal)) {
    length += charactersOf(normal.slice(end, link.start), graphemesOf);
    const plain = charactersOf(link.url, graphemesOf);
    length += /^https?:/i.test(link.url) ? LINK_LENGTH : Math.max(plain, LINK_LENGTH);
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

function matchesOf(text: string, pattern: RegExp): FoundLink[] {
  return [...text.matchAll(pattern)].map(({ 0: match, index }) => {
    const url = match.replace(TRAILING, '');
    return { url, start: index, end: index + url.length };
  });
}
