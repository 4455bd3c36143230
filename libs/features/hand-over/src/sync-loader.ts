import { readArrival, type AuthSync, type SyncOutcome, type TakenArrival } from '@countin/auth-sync/browser';
import type { LoaderFunctionArgs } from 'react-router';

/** What the screen of `/auth/sync` gets. */
export interface SyncLoaded {
  readonly outcome: Promise<SyncOutcome>;
}

/**
 * Loader of `/auth/sync`.
 *
 * @param opened what the document was opened for: its query is out of the address bar by now
 */
export function syncLoader(sync: AuthSync, opened: TakenArrival | null): (args: LoaderFunctionArgs) => SyncLoaded {
  let first = opened?.arrival ?? null;
  return ({ request }) => {
    const arrival = first ?? readArrival(new URL(request.url).search);
    first = null;
    return { outcome: sync.arrive(arrival, 'top') };
  };
}
