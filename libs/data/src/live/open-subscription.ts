import type { DataAccess } from '../ports/data-access.ts';
import type { Dispose } from '../ports/dispose.ts';
import type { LiveStore } from '../ports/live-store.ts';

/** Opens a subscription once the live SDK is loaded. If disposed of before that, it never opens. */
export function openSubscription(
  access: DataAccess,
  open: (live: LiveStore) => Dispose,
  onError: (error: unknown) => void,
): Dispose {
  let disposed = false;
  let close: Dispose | null = null;
  access.live().then(
    (live) => {
      if (!disposed) close = open(live);
    },
    (error: unknown) => {
      if (!disposed) onError(error);
    },
  );
  return () => {
    disposed = true;
    close?.();
    close = null;
  };
}
