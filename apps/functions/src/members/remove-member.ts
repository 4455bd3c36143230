import { documents, readDocument, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { ParsedInput } from '../platform/callable/operations.ts';
import { removeMember as endMembership } from '../platform/permissions/change-members.ts';
import { noteActivity } from '../platform/permissions/note-activity.ts';
import { readPlanFeedsOf } from '../platform/permissions/plan-feeds-of.ts';
import { requirePermission } from '../platform/permissions/require-permission.ts';
import type { Services } from '../platform/services.ts';
import { summaryMailId } from '../numbers/summary/summary-mails.ts';
import { readInvitationsBy, withdrawInvitations } from './open-invitations.ts';

/**
 * Ends a membership: a member leaves, or is removed by a caller who may manage members. An offer of ownership to the
 * member ends with it. So do the member's open invitations, calendar address and mails about the profile.
 *
 * @throws AppError `access/denied`, `profile/not-found`, `member/owner`, `member/not-found`
 */
export async function removeMember(
  services: Services,
  caller: string,
  { kind, profileId, uid }: ParsedInput<'removeMember'>,
): Promise<object> {
  const { db, now } = services;
  await db.runTransaction(async (transaction) => {
    const key = { kind, profileId };
    const operation = uid === caller ? 'members.read' : 'members.manage';
    const { owner } = await requirePermission({ db, transaction }, caller, key, operation);
    if (uid === owner) throw new AppError('member/owner');
    const [actor, user, stored, offer] = await transaction.getAll(
      db.doc(documents.user(caller).path),
      db.doc(documents.user(uid).path),
      db.doc(documents.member(kind, profileId, uid).path),
      db.doc(documents.ownershipOffer(profileId).path),
    );
    const member = readDocument(documents.member, stored);
    if (!actor || !user || !member) throw new AppError('member/not-found');
    const planFeeds = await readPlanFeedsOf(db, transaction, key, uid);
    const invitations = await readInvitationsBy(services, transaction, profileId, uid);
    for (const { ref } of planFeeds) transaction.delete(ref);
    transaction.delete(db.doc(documents.summaryMail(summaryMailId(services, key, uid)).path));
    endMembership(db, transaction, key, user, now());
    if (offer && readField(documents.ownershipOffer, offer, 'to') === uid) transaction.delete(offer.ref);
    withdrawInvitations(services, transaction, key, actor, invitations);
    const { name: subject, role: before } = member;
    const action = uid === caller ? 'member.left' : 'member.removed';
    noteActivity(services, transaction, key, { actor, action, subject, before });
  });
  return {};
}
