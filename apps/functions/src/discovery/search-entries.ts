import type { DiscoveryCursor } from '@countin/domain/callables';
import {
  byScore,
  firstLookups,
  isFullMatch,
  matchOf,
  correctedLookups,
  nextLookup,
  searchTextOf,
  withCorrections,
  type Lookup,
  type Match,
  type SearchQuery,
} from '@countin/domain/discovery';
import { dayOf } from '@countin/domain/shelf';
import { Timestamp, type Firestore, type Query } from '@google-cloud/firestore';
import type { DiscoveryPage } from './discovery-index.ts';
import { byId, EntryReader, type FoundEntry } from './entry-reader.ts';
import { correctedWords } from './corrected-words.ts';

/** Documents that a page may read. */
const MOST_READS = 60;
/** Of these, kept for entries while spellings are looked up. */
const KEPT_READS = 8;
/** Entries read with the words that may be meant. */
const MEANT = 20;
const PAGE = 30;
/** Points that put an artist above its releases. Less than a further word has. */
const ARTIST_FIRST = 500;

interface Compared extends FoundEntry {
  readonly match: Match;
}

/** A page of the releases and medleys that answer a query, best first. Reads at most sixty documents, however many there are. */
export async function searchEntries(
  db: Firestore,
  query: SearchQuery,
  after: DiscoveryCursor | null,
  now: number,
): Promise<DiscoveryPage> {
  const reader = new EntryReader(db);
  const going = nextLookup(query);
  if (!going) return { cards: [], next: null, reads: 0 };
  if (after) return nextPage(reader, query, going, after, now);

  const lookups = firstLookups(query);
  const results = await Promise.all(lookups.map((lookup) => reader.read(lookUp(reader, lookup))));
  const first = compare(query, results.flat());
  const found = first.some(({ match }) => isFullMatch(query, match)) ? first : await guess(reader, query, first);
  // Only a full last lookup, which is the one that goes on, has more.
  const last = results.at(-1) ?? [];
  const isFull = last.length === lookups.at(-1)?.limit;
  return { cards: ordered(query, found, now), next: isFull ? cursorAt(last) : null, reads: reader.reads };
}

async function nextPage(
  reader: EntryReader,
  query: SearchQuery,
  lookup: Lookup,
  { values: [at = 0], id }: DiscoveryCursor,
  now: number,
): Promise<DiscoveryPage> {
  const entries = await reader.read(lookUp(reader, lookup).startAfter(Timestamp.fromMillis(at), id));
  const found = compare(query, entries).filter(({ match }) => isFullMatch(query, match));
  return {
    cards: ordered(query, found, now),
    next: entries.length === lookup.limit ? cursorAt(entries) : null,
    reads: reader.reads,
  };
}

/** Nothing has all words, so one may be misspelt: adds entries with the words that may be meant. */
async function guess(reader: EntryReader, query: SearchQuery, first: readonly Compared[]): Promise<Compared[]> {
  const corrected = withCorrections(query, await correctedWords(reader, query, MOST_READS - KEPT_READS - reader.reads));
  const lookups = correctedLookups(corrected, Math.min(MEANT, MOST_READS - reader.reads));
  const more = await Promise.all(lookups.map((lookup) => reader.read(lookUp(reader, lookup))));
  return compare(corrected, [...first, ...more.flat()]);
}

function lookUp({ entries }: EntryReader, { term, limit }: Lookup): Query {
  return entries.where('terms', 'array-contains', term).orderBy('at', 'desc').orderBy(byId, 'desc').limit(limit);
}

/** Each entry once, with its match. */
function compare(query: SearchQuery, entries: readonly FoundEntry[]): Compared[] {
  const distinct = new Map(entries.map((entry) => [entry.id, entry]));
  return [...distinct.values()].map((entry) => ({ ...entry, match: matchOf(query, searchTextOf(entry.card)) }));
}

/** The best first: those with all words, then those that lack what one typo takes away. */
function ordered(query: SearchQuery, found: readonly Compared[], now: number): DiscoveryPage['cards'] {
  const least = Math.max(1, query.words.length - lackedWords(query));
  // A medley is its artist's own card.
  const first = ({ card, match }: Compared) => (match.isArtist && card.kind === 'medley' ? ARTIST_FIRST : 0);
  const scores = new Map(found.map((each) => [each.card, each.match.found * 1000 + each.match.score + first(each)]));
  const cards = found.filter(({ match }) => match.found >= least).map(({ card }) => card);
  return byScore(cards, (card) => scores.get(card) ?? 0, dayOf(now)).slice(0, PAGE);
}

/** One wrong character of a script without spaces is in up to three pairs. */
function lackedWords({ words }: SearchQuery): number {
  return words.some(({ spaced }) => !spaced) ? 3 : 1;
}

function cursorAt(entries: readonly FoundEntry[]): DiscoveryCursor | null {
  const last = entries.at(-1);
  return last ? { id: last.id, values: [last.card.at], order: 0, artistId: last.card.artistId } : null;
}
