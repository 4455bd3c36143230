import { compareTexts } from './compare-texts.ts';
import { folded, namesIn } from './title-parts.ts';

/** Comparison of two lists of artists. `partly`: the main artists differ, but one artist is on both. */
export type ArtistVerdict = 'same' | 'partly' | 'unknown' | 'different';

const ARTICLE = /^(?:the|los|las|les|die) /u;
const COLLECTIVE = /^(?:various artists?|verschiedene interpreten|varios artistas|artistes varies)$/u;
const FEATURED = /\s(?:feat(?:\.|uring)?|ft\.?)\s+/iu;

/** Compares artists; order, articles, `&` and featured guests do not count, the main artist does. */
export function compareArtists(wanted: readonly string[], found: readonly string[]): ArtistVerdict {
  const [ours, theirs] = [namesOf(wanted), namesOf(found)];
  const [main, theirMain] = [ours[0], theirs[0]];
  if (!main || !theirMain || COLLECTIVE.test(main) || COLLECTIVE.test(theirMain)) return 'unknown';
  // A duo may be one name or two.
  if (joined(wanted) === joined(found) || equal(main, theirMain)) return 'same';
  if (ours.some((name) => theirs.some((other) => equal(name, other)))) return 'partly';
  if (compareTexts(main, theirMain) === 'unknown') return 'unknown';
  return within(main, theirMain) ? 'partly' : 'different';
}

/** Whether a name stands for many artists, such as `Various Artists`. */
export function isCollective(name: string): boolean {
  return COLLECTIVE.test(folded(name));
}

function namesOf(artists: readonly string[]): string[] {
  return artists
    .flatMap((artist) => artist.split(FEATURED))
    .flatMap((artist) => [artist, ...namesIn(artist)])
    .map((artist) => folded(artist).replace(ARTICLE, ''))
    .filter((name, at, all) => name !== '' && all.indexOf(name) === at);
}

function joined(artists: readonly string[]): string {
  return artists
    .flatMap((artist) => namesIn(artist.split(FEATURED)[0] ?? ''))
    .map(folded)
    .sort()
    .join(' ');
}

function equal(one: string, other: string): boolean {
  return one.replaceAll(' ', '') === other.replaceAll(' ', '');
}

/** Whether all words of one name are in the other: `Mira` and `Mira and the Ferry Band`. */
function within(one: string, other: string): boolean {
  const [first, second] = [one.split(' '), other.split(' ')];
  const [short, long] = first.length < second.length ? [first, second] : [second, first];
  return short.every((word) => long.includes(word));
}
