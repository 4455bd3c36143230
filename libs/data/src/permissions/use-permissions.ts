import {
  can,
  isOperationOf,
  mayByAgreement,
  roleIn,
  type Operation,
  type OperationOf,
  type ProfileKind,
  type Role,
} from '@countin/domain/permissions';
import { useSession } from '../session/use-session.tsx';
import { useLiveUser } from '../users/use-live-user.tsx';

/** Permissions of the signed-in user in a profile. Only for display: rules and functions decide. */
export interface Permissions {
  /** Null without a role, also if an agreement of a label opens the profile. */
  readonly role: Role | null;
  /** The user document, which holds the roles, is still loading. */
  readonly isPending: boolean;
  readonly may: (operation: Operation) => boolean;
}

/** The signed-in user's permissions in a profile, live: a changed role shows at once. */
export function usePermissions(
  kind: ProfileKind,
  profile: { readonly id: string; readonly createdBy: string },
): Permissions {
  const { uid } = useSession();
  const user = useLiveUser(uid);
  const role = roleIn(kind, profile, user ?? { uid, artistRoles: {}, labelRoles: {} });
  const agreed = kind === 'artist' ? (user?.agreedArtists ?? {}) : {};
  return {
    role,
    isPending: role === null && user === undefined,
    may: (operation) =>
      can(role, operation) || (isArtistOperation(operation) && mayByAgreement(agreed, profile.id, operation)),
  };
}

function isArtistOperation(operation: Operation): operation is OperationOf<'artist'> {
  return isOperationOf('artist', operation);
}
