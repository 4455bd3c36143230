import { documents, readDocument } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { ParsedInput } from '../platform/callable/operations.ts';
import { requirePermission } from '../platform/permissions/require-permission.ts';
import type { Services } from '../platform/services.ts';
import { withdrawInvitations } from './open-invitations.ts';

/**
 * Withdraws an open invitation. One that is withdrawn already stays so.
 *
 * @throws AppError `access/denied`, `profile/not-found`, `invitation/not-found`, `invitation/used`
 */
export async function withdrawInvitation(
  services: Services,
  uid: string,
  { kind, profileId, invitationId }: ParsedInput<'withdrawInvitation'>,
): Promise<object> {
  const { db } = services;
  await db.runTransaction(async (transaction) => {
    const key = { kind, profileId };
    await requirePermission({ db, transaction }, uid, key, 'members.manage');
    const actor = await transaction.get(db.doc(documents.user(uid).path));
    const stored = await transaction.get(db.doc(documents.invitation(invitationId).path));
    const invitation = readDocument(documents.invitation, stored);
    if (invitation?.profileId !== profileId) throw new AppError('invitation/not-found');
    if (invitation.state === 'accepted') throw new AppError('invitation/used');
    if (invitation.state === 'withdrawn') return;
    withdrawInvitations(services, transaction, key, actor, [{ stored, invitation }]);
  });
  return {};
}
