import type { DiscoveredPage, DiscoveryQuery } from '@countin/data/discovery';

const KEY = '4track-discover';
const POSITION_KEY = '4track-discover-position';
/** Tracks are found by the server. */
const NO_TRACKS: string[] = [];

/** A list as it was when its document was left: other pages of the site are documents of their own. */
export interface LeftList {
  /** History entry that the list belongs to. */
  readonly entry: string;
  readonly wanted: DiscoveryQuery;
  readonly pages: readonly DiscoveredPage[];
}

/** Card at the top of the window, and how far below its top it is, px. */
export interface ListPosition {
  readonly id: string;
  readonly top: number;
}

type SessionStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Stores the list for this tab. Without room, "back" opens it at its beginning. */
export function leaveList(storage: () => SessionStore, list: LeftList): void {
  const pages = list.pages.map((page) => ({
    ...page,
    cards: page.cards.map((card) => ({ ...card, tracks: NO_TRACKS, artists: [] })),
  }));
  try {
    storage().setItem(KEY, JSON.stringify({ ...list, pages }));
  } catch {
    forgetList(storage);
  }
}

/** The list that was left at this history entry; null for another one. An empty one may have cards by now: null too. */
export function findLeftList(
  storage: () => SessionStore,
  entry: string,
  wanted: DiscoveryQuery,
): Omit<LeftList, 'entry' | 'wanted'> | null {
  try {
    const left = JSON.parse(storage().getItem(KEY) ?? 'null') as LeftList | null;
    if (left?.entry !== entry || JSON.stringify(left.wanted) !== JSON.stringify(wanted)) return null;
    return left.pages.some(({ cards }) => cards.length > 0) ? left : null;
  } catch {
    return null;
  }
}

/** Stores the position of a list, of the last history entry alone. */
export function keepPosition(storage: () => SessionStore, entry: string, position: ListPosition): void {
  try {
    storage().setItem(POSITION_KEY, JSON.stringify({ ...position, entry }));
  } catch {
    // Without room, "back" opens the list at its beginning.
  }
}

/** Position of the list at a history entry; null for another one. */
export function findPosition(storage: () => SessionStore, entry: string): ListPosition | null {
  try {
    const kept = JSON.parse(storage().getItem(POSITION_KEY) ?? 'null') as (ListPosition & { entry: string }) | null;
    return kept?.entry === entry ? kept : null;
  } catch {
    return null;
  }
}

/** Removes what was stored: at log-out. */
export function forgetList(storage: () => SessionStore): void {
  try {
    storage().removeItem(KEY);
    storage().removeItem(POSITION_KEY);
  } catch {
    // Blocked storage has nothing to remove.
  }
}
