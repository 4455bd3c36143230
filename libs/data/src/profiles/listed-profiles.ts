import { can, type Role } from '@countin/domain/permissions';

interface Listed {
  readonly role: Role;
  readonly deletedAt?: number | undefined;
}

/** Profiles to work with: all but the deleted ones. */
export function presentProfiles<T extends Pick<Listed, 'deletedAt'>>(profiles: readonly T[]): readonly T[] {
  return profiles.filter(({ deletedAt }) => deletedAt === undefined);
}

/** The same with those deleted profiles that the user may restore. */
export function presentOrRestorable<T extends Listed>(profiles: readonly T[]): readonly T[] {
  return profiles.filter(({ deletedAt, role }) => deletedAt === undefined || can(role, 'profile.delete'));
}
