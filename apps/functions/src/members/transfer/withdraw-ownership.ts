import { documents, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { can } from '@countin/domain/permissions';
import type { ParsedInput } from '../../platform/callable/operations.ts';
import { noteActivity } from '../../platform/permissions/note-activity.ts';
import { requirePermission } from '../../platform/permissions/require-permission.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Withdraws an offered ownership, or declines it as the member to whom it is offered.
 *
 * @throws AppError `profile/not-found`, `access/denied`
 */
export async function withdrawOwnership(
  services: Services,
  uid: string,
  { kind, profileId }: ParsedInput<'withdrawOwnership'>,
): Promise<object> {
  const { db } = services;
  await db.runTransaction(async (transaction) => {
    const key = { kind, profileId };
    const { role } = await requirePermission({ db, transaction }, uid, key, 'members.read');
    const [actor, offer] = await transaction.getAll(
      db.doc(documents.user(uid).path),
      db.doc(documents.ownershipOffer(profileId).path),
    );
    if (!actor || !offer?.exists) return;
    if (!can(role, 'profile.transfer') && readField(documents.ownershipOffer, offer, 'to') !== uid)
      throw new AppError('access/denied');
    transaction.delete(offer.ref);
    noteActivity(services, transaction, key, { actor, action: 'transfer.withdrawn' });
  });
  return {};
}
