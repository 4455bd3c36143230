import { isSyncPath, SYNC_PATH } from './sync-path.ts';

/** Sync request at `/auth/sync`, and whether the page is in a frame. */
export interface CapturedSyncRequest {
  /** Query string of the request. */
  readonly search: string;
  readonly place: 'frame' | 'top';
}

/**
 * Removes the query of `/auth/sync`, in any spelling, from the address bar and returns it; null on any other path.
 * Must run before all other code of a page, so that no token gets into the history or other code.
 */
export function captureSyncRequest(window: Window): CapturedSyncRequest | null {
  const { pathname, search } = window.location;
  if (!isSyncPath(pathname)) return null;
  window.history.replaceState(window.history.state, '', SYNC_PATH);
  return { search, place: window.parent === window ? 'top' : 'frame' };
}
