import type { DiscoveryCursor } from '@countin/domain/callables';
import {
  apart,
  isOnShelf,
  oncePerArtist,
  ORDERS,
  shelfKey,
  startOfReleaseWeek,
  type DiscoveryCard,
  type DiscoveryShelf,
} from '@countin/domain/discovery';
import { dayOf } from '@countin/domain/shelf';
import { Timestamp, type Firestore, type Query } from '@google-cloud/firestore';
import type { DiscoveryPage, ShelfQuery } from './discovery-index.ts';
import { byId, cardFields, EntryReader, type FoundEntry } from './entry-reader.ts';

const PAGE = 30;

/** A page of a shelf: 31 documents, of which the last says whether there are more. */
export async function shelfEntries(db: Firestore, query: ShelfQuery, now: number): Promise<DiscoveryPage> {
  const reader = new EntryReader(db);
  const order = query.after?.order ?? dayOf(now) % ORDERS;
  const found = reader.entries.where('shelves', 'array-contains', shelfKey(query.shelf, query));
  const sorted = query.shelf === 'next' ? byTime(found, query) : byTurn(found, query, order);
  const field = query.shelf === 'next' ? 'at' : `order${order}`;
  const entries = await reader.read(sorted.limit(PAGE + 1), [...cardFields, field]);
  const shown = entries.slice(0, PAGE);
  const before = query.after?.artistId ?? null;
  const cards = apart(shownCards(shown, query.shelf, now), before);
  const last = shown.at(-1);
  const next =
    entries.length > PAGE && last ? cursorAt(last, query.shelf, order, cards.at(-1)?.artistId ?? before) : null;
  return { cards, next, reads: reader.reads };
}

/** Upcoming releases, the soonest first. */
function byTime(found: Query, { week, after }: ShelfQuery): Query {
  const sorted = found.orderBy('at').orderBy(byId);
  const bounded =
    week === undefined
      ? sorted
      : sorted
          .where('at', '>=', Timestamp.fromMillis(startOfReleaseWeek(week)))
          .where('at', '<', Timestamp.fromMillis(startOfReleaseWeek(week + 1)));
  return after ? bounded.startAfter(Timestamp.fromMillis(after.values[0] ?? 0), after.id) : bounded;
}

/** The newest week first. Within a week, the order of the day. */
function byTurn(found: Query, { week, after }: ShelfQuery, order: number): Query {
  const chosen = week === undefined ? found : found.where('week', '==', week);
  const sorted = chosen.orderBy('week', 'desc').orderBy(`order${order}`).orderBy(byId);
  return after ? sorted.startAfter(...after.values, after.id) : sorted;
}

/**
 * Cards that may be on the shelf, one of each artist. Shelves are updated each minute; until then, the clock decides.
 * Where only the reader's zone can decide, the card is there beside the artist's other one.
 */
function shownCards(found: readonly FoundEntry[], shelf: DiscoveryShelf, now: number): DiscoveryCard[] {
  const known = new Map(found.map(({ card }) => [card, isOnShelf(card, shelf, now, null)]));
  const sure = new Set(oncePerArtist([...known.keys()].filter((card) => known.get(card) === true)));
  return [...known.keys()].filter((card) => known.get(card) === null || sure.has(card));
}

function cursorAt(
  { id, card, stored }: FoundEntry,
  shelf: DiscoveryShelf,
  order: number,
  artistId: string | null,
): DiscoveryCursor {
  const number = (field: string) => Number(stored.get(field));
  return { id, values: shelf === 'next' ? [card.at] : [number('week'), number(`order${order}`)], order, artistId };
}
