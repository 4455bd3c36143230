import type { ProfileKind, Role } from './role.ts';

/** The roles of a user, as in the user's document. */
export interface HeldRoles {
  readonly uid: string;
  readonly artistRoles: Readonly<Record<string, Role>>;
  readonly labelRoles: Readonly<Record<string, Role>>;
}

/** The role of a user in a profile; null for users who are neither owner nor member. */
export function roleIn(
  kind: ProfileKind,
  profile: { readonly id: string; readonly createdBy: string },
  user: HeldRoles,
): Role | null {
  if (profile.createdBy === user.uid) return 'owner';
  const roles = kind === 'artist' ? user.artistRoles : user.labelRoles;
  return Object.hasOwn(roles, profile.id) ? (roles[profile.id] ?? null) : null;
}
