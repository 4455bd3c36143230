import { documents, readField } from '@countin/domain/documents';
import type { Services } from '../../platform/services.ts';
import { removeMember } from '../../platform/permissions/change-members.ts';
import type { ProfileKey } from '../../platform/permissions/require-permission.ts';
import { checkTime, removeFound } from './remove-found.ts';

const PAGE = 100;

/**
 * Removes the members and the activity log of a profile.
 *
 * @throws DeadlineError
 */
export async function removeMembers(services: Services, profile: ProfileKey, deadline: number): Promise<void> {
  const { db } = services;
  const members = db.collection(documents.members(profile.kind, profile.profileId).path);
  for (;;) {
    const page = await members.limit(PAGE).get();
    if (page.empty) break;
    for (const { id } of page.docs) await endMembership(services, profile, id, deadline);
  }
  await removeFound(services, db.collection(documents.activities(profile.kind, profile.profileId).path), deadline);
}

/**
 * Ends all memberships of an account.
 *
 * @throws DeadlineError
 */
export async function removeMemberships(services: Services, uid: string, deadline: number): Promise<void> {
  const user = await services.db.doc(documents.user(uid).path).get();
  const idsIn = (field: 'artistRoles' | 'labelRoles') => Object.keys(readField(documents.user, user, field) ?? {});
  for (const profileId of idsIn('artistRoles'))
    await endMembership(services, { kind: 'artist', profileId }, uid, deadline);
  for (const profileId of idsIn('labelRoles'))
    await endMembership(services, { kind: 'label', profileId }, uid, deadline);
}

async function endMembership(services: Services, profile: ProfileKey, uid: string, deadline: number): Promise<void> {
  const { db, now } = services;
  checkTime(services, deadline);
  await db.runTransaction(async (transaction) => {
    const user = await transaction.get(db.doc(documents.user(uid).path));
    removeMember(db, transaction, profile, user, now());
  });
}
