import { usePermissions } from '@countin/data/permissions';
import { AppError } from '@countin/domain/errors';
import type { ProfileKind } from '@countin/domain/permissions';
import { LoadError, ScreenSkeleton } from '@countin/screen-kit/loading';
import { Outlet, useOutletContext } from 'react-router';

interface Owned {
  readonly id: string;
  readonly createdBy: string;
}

interface OwnedOutletProps<T extends Owned> {
  readonly kind: ProfileKind;
  readonly owned: T;
}

/**
 * Shows the screens below a route to the owner and the members of what its path names, and to users whose label an agreement
 * lets see the releases, and hands it to them. For others, admins too, it is not here: profiles are public, so reading one proves nothing.
 */
export function OwnedOutlet<T extends Owned>({ kind, owned }: OwnedOutletProps<T>) {
  const { isPending, may } = usePermissions(kind, owned);
  if (isPending) return <ScreenSkeleton />;
  if (!may('profile.read') && !may('release.read')) return <LoadError error={new AppError('access/denied')} />;
  return <Outlet context={owned satisfies T} />;
}

/** What the {@link OwnedOutlet} above has found. */
export function useOwned<T extends Owned>(): T {
  return useOutletContext<T>();
}
