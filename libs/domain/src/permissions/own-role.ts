import type { ProfileKind, Role } from './role.ts';

/** The roles of a user, as in the user's document. */
export interface HeldRoles {
  readonly uid: string;
  readonly artistRoles: Readonly<Record<string, Role>>;
  readonly labelRoles: Readonly<Record<string, Role>>;
}

/** Field of a user's document with the roles in profiles of a kind. */
export const rolesFieldOf = (kind: ProfileKind) => (kind === 'artist' ? 'artistRoles' : 'labelRoles');

/** The role of a user in a profile; null for users who are neither owner nor member. */
export function roleIn(
  kind: ProfileKind,
  profile: { readonly id: string; readonly createdBy: string },
  user: HeldRoles,
): Role | null {
  if (profile.createdBy === user.uid) return 'owner';
  const roles = user[rolesFieldOf(kind)];
  return Object.hasOwn(roles, profile.id) ? (roles[profile.id] ?? null) : null;
}
