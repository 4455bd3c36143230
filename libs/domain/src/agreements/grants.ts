import * as v from 'valibot';
import { can, type AgreedAccess, type Role } from '../permissions/index.ts';

/** Grants of agreements, in display order. Editing releases includes seeing them. */
export const GRANTS = ['releases.see', 'releases.edit', 'numbers.see', 'fans.message'] as const;
/** One of {@link GRANTS}. */
export type Grant = (typeof GRANTS)[number];

/** Grants of an agreement, each once, in the order of {@link GRANTS}. */
export const grantsSchema = v.pipe(
  v.array(v.picklist(GRANTS)),
  v.maxLength(GRANTS.length, 'field/too-many'),
  v.transform((grants) => withImplied(grants)),
);

/** The grants with those that they include, each once, in the order of {@link GRANTS}. */
export function withImplied(grants: readonly Grant[]): Grant[] {
  return GRANTS.filter(
    (grant) => grants.includes(grant) || (grant === 'releases.see' && grants.includes('releases.edit')),
  );
}

/** Whether both lists allow the same. */
export function sameGrants(one: readonly Grant[], other: readonly Grant[]): boolean {
  return withImplied(one).join() === withImplied(other).join();
}

/** Whether a list allows nothing that the other does not. */
export function isWithin(grants: readonly Grant[], others: readonly Grant[]): boolean {
  const allowed = withImplied(others);
  return grants.every((grant) => allowed.includes(grant));
}

/** Access of a user with a role in the label to the artist's releases: the grants within the role. */
export function accessOf(role: Role, grants: readonly Grant[]): AgreedAccess | null {
  const granted = withImplied(grants);
  if (granted.includes('releases.edit') && can(role, 'release.edit')) return 'edit';
  return granted.includes('releases.see') && can(role, 'release.read') ? 'see' : null;
}
