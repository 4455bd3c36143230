import { SYNC_PATH } from './next-path.ts';
import { readArrival, type SyncArrival } from './sync-arrival.ts';

/** An arrival at `/auth/sync`, and whether the page is somebody's frame. */
export interface TakenArrival {
  readonly arrival: SyncArrival;
  readonly place: 'frame' | 'top';
}

/**
 * Takes the query of `/auth/sync` out of the address bar and gives what it says; null on every other path. Comes
 * before anything else of a page, so that no history and no part of the page sees a token.
 */
export function takeArrival(window: Window): TakenArrival | null {
  const { pathname, search } = window.location;
  if (pathname.replace(/\/+$/, '') !== SYNC_PATH) return null;
  window.history.replaceState(window.history.state, '', SYNC_PATH);
  return { arrival: readArrival(search), place: window.parent === window ? 'top' : 'frame' };
}
