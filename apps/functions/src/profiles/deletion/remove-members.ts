import { documents } from '@countin/domain/documents';
import { removeMember } from '../../platform/permissions/change-members.ts';
import type { ProfileKey } from '../../platform/permissions/require-permission.ts';
import type { Services } from '../../platform/services.ts';
import { checkTime, removeFound } from './remove-found.ts';

const PAGE = 50;

/**
 * Ends the memberships of a profile that is removed, and removes its invitations and its activity log.
 *
 * @throws DeadlineError
 */
export async function removeMembers(services: Services, profile: ProfileKey, deadline: number): Promise<void> {
  const { db, now } = services;
  const { kind, profileId } = profile;
  for (;;) {
    checkTime(services, deadline);
    const page = await db.collection(documents.members(kind, profileId).path).limit(PAGE).get();
    if (page.empty) break;
    for (const { id } of page.docs)
      await db.runTransaction(async (transaction) => {
        const user = await transaction.get(db.doc(documents.user(id).path));
        removeMember(db, transaction, profile, user, now());
      });
  }
  const invitations = db.collection(documents.invitations().path).where('profileId', '==', profileId);
  await removeFound(services, invitations, deadline);
  await removeFound(services, db.collection(documents.activities(kind, profileId).path), deadline);
  await db.doc(documents.ownershipOffer(profileId).path).delete();
}
