import { parseNext, type AuthSync, type SyncOutcome, type CapturedSyncRequest } from '@countin/auth-sync/browser';
import type { LoaderFunctionArgs } from 'react-router';

/** Loader data of the screen `/auth/sync`. */
export interface SyncLoaded {
  readonly outcome: Promise<SyncOutcome>;
  /** Where the person wanted to go: by now it is out of the address bar. */
  readonly next: string | null;
}

/**
 * Loader of `/auth/sync`.
 *
 * @param opened what the document was opened for: its query is out of the address bar by now
 */
export function syncLoader(
  sync: AuthSync,
  opened: CapturedSyncRequest | null,
): (args: LoaderFunctionArgs) => SyncLoaded {
  let first = opened?.search ?? null;
  return ({ request }) => {
    const search = first ?? new URL(request.url).search;
    first = null;
    const outcome = sync.handleSyncRequest(search);
    // The screen says so; it may load later than this fails.
    outcome.catch(() => undefined);
    return { outcome, next: parseNext(new URLSearchParams(search).get('next')) };
  };
}
