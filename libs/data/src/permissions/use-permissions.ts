import { can, roleIn, type Operation, type ProfileKind, type Role } from '@countin/domain/permissions';
import { useSession } from '../session/use-session.tsx';
import { useLiveUser } from '../users/use-live-user.tsx';

/** What the signed-in user may do in a profile. Only for display: rules and functions decide. */
export interface Permissions {
  /** Null without a role. */
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
  return { role, isPending: role === null && user === undefined, may: (operation) => can(role, operation) };
}
