import { parseSearch } from '@countin/domain/discovery';
import type { Firestore } from '@google-cloud/firestore';
import { firestoreIndex } from '../../discovery/firestore-index.ts';

/** A query with the release that is looked for. */
interface KnownQuery {
  readonly kind: string;
  readonly text: string;
  readonly artistId: string;
  readonly title: string;
  readonly language: string;
}

/** Figures of one index. Times in milliseconds. */
export interface DiscoveryFigures {
  readonly median: number;
  readonly p95: number;
  readonly mostReads: number;
  readonly meanReads: number;
  /** Share of queries whose release is among the first ten, in all and by kind. */
  readonly found: number;
  readonly foundByKind: Readonly<Record<string, number>>;
  readonly p95ByKind: Readonly<Record<string, number>>;
  readonly missed: readonly string[];
  readonly shelfP95: number;
  readonly mostShelfReads: number;
}

/** Queries before the measured ones: connections are open, and indexes that the emulator makes at first use exist. */
const WARM_UP = 40;
const SHELF_PAGES = 60;

interface Measured {
  readonly query: KnownQuery;
  readonly time: number;
  readonly reads: number;
  readonly isFound: boolean;
}

/** Searches one after another, as one instance answers them, and pages through shelves. */
export async function measureDiscovery(
  db: Firestore,
  queries: readonly KnownQuery[],
  now: number,
): Promise<DiscoveryFigures> {
  const index = firestoreIndex(db);
  for (const { text } of queries.slice(0, WARM_UP)) await index.search(parseSearch(text), null, now);
  const searches: Measured[] = [];
  for (const query of queries) {
    const began = performance.now();
    const { cards, reads } = await index.search(parseSearch(query.text), null, now);
    const time = performance.now() - began;
    const isFound = cards
      .slice(0, 10)
      .some(({ artistId, title }) => artistId === query.artistId && title === query.title);
    searches.push({ query, time, reads, isFound });
  }
  const shelves = await measureShelves(index, now);
  const kinds = [...new Set(queries.map(({ kind }) => kind))];
  const times = searches.map(({ time }) => time);
  const reads = searches.map((search) => search.reads);
  return {
    median: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    mostReads: Math.max(...reads),
    meanReads: reads.reduce((sum, each) => sum + each, 0) / reads.length,
    found: shareFound(searches),
    foundByKind: Object.fromEntries(
      kinds.map((kind) => [kind, shareFound(searches.filter(({ query }) => query.kind === kind))]),
    ),
    p95ByKind: Object.fromEntries(
      kinds.map((kind) => [
        kind,
        quantile(
          searches.filter(({ query }) => query.kind === kind).map(({ time }) => time),
          0.95,
        ),
      ]),
    ),
    missed: searches.flatMap(({ isFound, query }) =>
      isFound ? [] : [`${query.kind}: ${query.text} (${query.title})`],
    ),
    ...shelves,
  };
}

async function measureShelves(index: ReturnType<typeof firestoreIndex>, now: number) {
  const times: number[] = [];
  let mostShelfReads = 0;
  for (const filter of [{}, { genre: 'jazz' }, { genre: 'folk', language: 'ja' }]) {
    let after = null;
    for (let page = 0; page < SHELF_PAGES / 3; page += 1) {
      const began = performance.now();
      const found = await index.shelf({ shelf: 'new', ...filter, after }, now);
      times.push(performance.now() - began);
      mostShelfReads = Math.max(mostShelfReads, found.reads);
      after = found.next;
      if (!after) break;
    }
  }
  return { shelfP95: quantile(times.slice(1), 0.95), mostShelfReads };
}

function shareFound(searches: readonly { readonly isFound: boolean }[]): number {
  return searches.filter(({ isFound }) => isFound).length / searches.length;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
