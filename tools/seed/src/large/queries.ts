import { searchableWords, type DiscoveryCard } from '@countin/domain/discovery';
import { largeCatalogue } from './large-catalogue.ts';

/** Difference of a query from the published text. */
export const QUERY_KINDS = ['exact', 'typo', 'no accents', 'partial', 'title and part of the artist'] as const;
/** One of {@link QUERY_KINDS}. */
export type QueryKind = (typeof QUERY_KINDS)[number];

/** A query, and the release that it looks for. */
export interface KnownQuery {
  readonly kind: QueryKind;
  readonly text: string;
  /** The same without its typo. */
  readonly clear: string;
  readonly artistId: string;
  readonly title: string;
  readonly language: string;
}

/** Vowel signs of Hindi are no accents. */
const ACCENTS = /(?![\u0902-\u093b\u093d-\u094f])\p{Mn}/gu;

/** Other releases that may have all words of a query. With more, no order can be right. */
const MOST_OTHERS = 9;

/** Queries for releases of the large catalogue, in each script and of each kind, that say which release is meant. */
export function knownQueries(releases: number, count: number): KnownQuery[] {
  const cards = [...largeCatalogue(releases)];
  const texts = cards.map(
    (card) => ` ${wordsOf([card.artistName, card.title, card.labelName, ...card.tracks]).join(' ')}`,
  );
  const step = Math.floor(releases / count);
  const queries: KnownQuery[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    // Ten artists on is the same script again.
    for (let at = turn * step + ((turn * 7) % step); at < releases; at += 100) {
      const card = cards[at];
      const query = card && queryFor(card, turn);
      if (!query || !isClear(texts, query.clear)) continue;
      queries.push(query);
      break;
    }
  }
  return queries;
}

function isClear(texts: readonly string[], query: string): boolean {
  const words = wordsOf([query]);
  let found = 0;
  for (const text of texts) {
    if (!words.every((word) => text.includes(` ${word}`))) continue;
    found += 1;
    if (found > MOST_OTHERS + 1) return false;
  }
  return true;
}

function wordsOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => searchableWords(text)).map(({ text }) => text);
}

function queryFor(card: DiscoveryCard, turn: number): KnownQuery {
  const kind = QUERY_KINDS[Math.floor(turn / 10) % QUERY_KINDS.length] ?? 'exact';
  const { artistId, title, language } = card;
  const clear = textOf(kind, card, turn);
  return { kind, text: kind === 'typo' ? withTypo(clear, turn) : clear, clear, artistId, title, language };
}

function textOf(kind: QueryKind, { artistName, title }: DiscoveryCard, turn: number): string {
  const whole = turn % 2 === 0 ? `${artistName} ${title}` : `${title} ${artistName}`;
  if (kind === 'no accents') return whole.normalize('NFD').replace(ACCENTS, '').toUpperCase();
  if (kind === 'partial') return whole.split(' ').map(cut).join(' ');
  if (kind === 'title and part of the artist') return `${title} ${cut(artistName.split(' ').at(-1) ?? '')}`;
  return whole;
}

/** Three fifths of a word, three letters at least. */
function cut(word: string): string {
  const letters = [...word];
  return letters.slice(0, Math.max(3, Math.ceil(letters.length * 0.6))).join('');
}

/** The text with one typo in its longest word: swapped, missing, doubled or wrong letters, anywhere in it. */
function withTypo(text: string, turn: number): string {
  const words = text.split(' ');
  const longest = words.reduce((best, word, at) => (word.length > (words[best] ?? '').length ? at : best), 0);
  const letters = [...(words[longest] ?? '')];
  const at = turn % Math.max(1, letters.length - 1);
  const [one = '', other = ''] = letters.slice(at, at + 2);
  const wrong = [...text].find((letter) => letter !== one && letter !== other && letter !== ' ') ?? one;
  const changed = [
    letters.toSpliced(at, 2, other, one),
    letters.toSpliced(at, 1),
    letters.toSpliced(at, 0, one),
    letters.toSpliced(at, 1, wrong),
  ][Math.floor(turn / 50) % 4];
  return words.with(longest, (changed ?? letters).join('')).join(' ');
}
