import { useSession } from '@countin/data/session';
import { AppError } from '@countin/domain/errors';
import { LoadError } from '@countin/screen-kit/loading';
import { Outlet, useOutletContext } from 'react-router';

interface Owned {
  readonly id: string;
  readonly createdBy: string;
}

interface OwnedOutletProps<T extends Owned> {
  readonly owned: T;
}

/**
 * Shows the screens below a route to the owner of what its path names, and hands it to them. For others, admins too, it
 * is not here: profiles are public, so reading one proves nothing.
 */
export function OwnedOutlet<T extends Owned>({ owned }: OwnedOutletProps<T>) {
  const { uid } = useSession();
  if (owned.createdBy !== uid) return <LoadError error={new AppError('access/denied')} />;
  return <Outlet context={owned satisfies T} />;
}

/** What the {@link OwnedOutlet} above has found. */
export function useOwned<T extends Owned>(): T {
  return useOutletContext<T>();
}
