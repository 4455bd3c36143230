import { documents, readDocument } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { can } from '@countin/domain/permissions';
import type { ParsedInput } from '../platform/callable/operations.ts';
import { readAgreedGrants } from '../platform/permissions/agreed-artists.ts';
import { putMember } from '../platform/permissions/change-members.ts';
import { readPlanFeedsOf } from '../platform/permissions/plan-feeds-of.ts';
import { noteActivity } from '../platform/permissions/note-activity.ts';
import { requirePermission } from '../platform/permissions/require-permission.ts';
import type { Services } from '../platform/services.ts';
import { readInvitationsBy, withdrawInvitations } from './open-invitations.ts';

/**
 * Gives a member another role. A member who may no longer manage members also loses the open invitations. One who may
 * no longer read releases loses the calendar address.
 *
 * @throws AppError `access/denied`, `profile/…`, `member/owner`, `member/not-found`
 */
export async function changeMemberRole(
  services: Services,
  caller: string,
  { kind, profileId, uid, role }: ParsedInput<'changeMemberRole'>,
): Promise<object> {
  const { db, now } = services;
  await db.runTransaction(async (transaction) => {
    const key = { kind, profileId };
    const { owner } = await requirePermission({ db, transaction }, caller, key, 'members.manage');
    if (uid === owner) throw new AppError('member/owner');
    const [actor, user, stored] = await transaction.getAll(
      db.doc(documents.user(caller).path),
      db.doc(documents.user(uid).path),
      db.doc(documents.member(kind, profileId, uid).path),
    );
    const member = readDocument(documents.member, stored);
    if (!actor || !user || !member) throw new AppError('member/not-found');
    if (member.role === role) return;
    const invitations = can(role, 'members.manage')
      ? []
      : await readInvitationsBy(services, transaction, profileId, uid);
    const planFeeds = can(role, 'release.read') ? [] : await readPlanFeedsOf(db, transaction, key, uid);
    const agreed = await readAgreedGrants(db, transaction, key);
    for (const { ref } of planFeeds) transaction.delete(ref);
    putMember(db, transaction, key, user, { ...member, role }, agreed, now());
    withdrawInvitations(services, transaction, key, actor, invitations);
    const { name: subject, role: before } = member;
    noteActivity(services, transaction, key, { actor, action: 'member.role', subject, before, after: role });
  });
  return {};
}
