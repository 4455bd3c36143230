import { isSyncPath, SYNC_PATH } from './sync-path.ts';

/** A sync request at `/auth/sync`, and whether the page is somebody's frame. */
export interface CapturedSyncRequest {
  /** The query that it came with. */
  readonly search: string;
  readonly place: 'frame' | 'top';
}

/**
 * Takes the query of `/auth/sync`, however it is spelled, out of the address bar and gives it; null on every other path. Comes
 * before anything else of a page, so that no history and no part of the page sees a token.
 */
export function captureSyncRequest(window: Window): CapturedSyncRequest | null {
  const { pathname, search } = window.location;
  if (!isSyncPath(pathname)) return null;
  window.history.replaceState(window.history.state, '', SYNC_PATH);
  return { search, place: window.parent === window ? 'top' : 'frame' };
}
