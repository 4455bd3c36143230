import { usePermissions } from '@countin/data/permissions';
import type { ProfileKind } from '@countin/domain/permissions';
import { ScreenSkeleton } from '@countin/screen-kit/loading';
import { Outlet, useOutletContext } from 'react-router';
import { AccessGate } from './access-gate.tsx';

interface Owned {
  readonly id: string;
  readonly name: string;
  readonly createdBy: string;
}

interface OwnedOutletProps<T extends Owned> {
  readonly kind: ProfileKind;
  readonly owned: T;
}

/**
 * Passes the profile in the path to the screens below, for its owner and its members. Users of a label whose agreement
 * opens the releases see them too. For others, admins too, it is not here: profiles are public, so reading one proves
 * nothing.
 */
export function OwnedOutlet<T extends Owned>({ kind, owned }: OwnedOutletProps<T>) {
  const { isPending, may } = usePermissions(kind, owned);
  if (isPending) return <ScreenSkeleton />;
  return (
    <AccessGate allowed={may('profile.read') || may('release.read')} name={owned.name}>
      <Outlet context={owned satisfies T} />
    </AccessGate>
  );
}

/** Profile that the {@link OwnedOutlet} above has found. */
export function useOwned<T extends Owned>(): T {
  return useOutletContext<T>();
}
