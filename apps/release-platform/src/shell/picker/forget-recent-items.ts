import { DEVICE_LIST_KEY } from '@countin/public-pages/keep';

/** Storage key of the items that the palette offers first. */
export const RECENT_ITEMS_KEY = 'countin-recent';

/** Privacy: removes the names of opened items, and what public pages keep here, on log-out. A module of its own, because the start script loads it. */
export function forgetRecentItems(storage: () => Storage): void {
  try {
    storage().removeItem(RECENT_ITEMS_KEY);
    storage().removeItem(DEVICE_LIST_KEY);
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}
