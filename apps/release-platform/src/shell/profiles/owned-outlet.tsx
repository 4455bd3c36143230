import { useSession } from '@countin/data/session';
import { AppError } from '@countin/domain';
import { LoadError, ScreenSkeleton } from '@countin/screen-kit/loading';
import { Outlet, useOutletContext } from 'react-router';

interface Owned {
  readonly id: string;
  readonly createdBy: string;
}

interface OwnedOutletProps<T extends Owned> {
  /** Undefined while it is read. */
  readonly owned: T | undefined;
  readonly error: Error | null;
  readonly onRetry: () => void;
}

/**
 * Shows the screens below a route to the owner of what its path names, and hands it to them. For others, admins too, it
 * is not here: profiles are public, so reading one proves nothing.
 */
export function OwnedOutlet<T extends Owned>({ owned, error, onRetry }: OwnedOutletProps<T>) {
  const { uid } = useSession();
  if (!owned) return error ? <LoadError error={error} onRetry={onRetry} /> : <ScreenSkeleton />;
  if (owned.createdBy !== uid) return <LoadError error={new AppError('access/denied')} onRetry={onRetry} />;
  return <Outlet context={owned satisfies T} />;
}

/** What the {@link OwnedOutlet} above has found. */
export function useOwned<T extends Owned>(): T {
  return useOutletContext<T>();
}
