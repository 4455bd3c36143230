import { documents, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { INVITATION_MS } from '@countin/domain/permissions';
import type { Person } from '../../platform/callable/guards.ts';
import type { ParsedInput } from '../../platform/callable/operations.ts';
import { checkRecentLogin } from '../../platform/callable/recent-login.ts';
import { noteActivity } from '../../platform/permissions/note-activity.ts';
import { requireSender } from '../../platform/permissions/obstacle-to-sending.ts';
import type { Services } from '../../platform/services.ts';
import { refTo, setDocument } from '../../platform/write-document.ts';
import { isSuspended } from '../../platform/permissions/may-act.ts';

/**
 * Offers the ownership of a profile to a member. Replaces an earlier offer.
 *
 * @throws AppError `auth/recent-login`, `access/denied`, `profile/…`, `member/not-found`, `member/unavailable` for a
 *   suspended account
 */
export async function offerOwnership(
  services: Services,
  person: Person,
  { kind, profileId, uid }: ParsedInput<'offerOwnership'>,
): Promise<object> {
  const { db, now } = services;
  checkRecentLogin(person, now());
  await db.runTransaction(async (transaction) => {
    const key = { kind, profileId };
    await requireSender({ db, transaction }, person.uid, key, 'profile.transfer');
    const [actor, user, member] = await transaction.getAll(
      db.doc(documents.user(person.uid).path),
      db.doc(documents.user(uid).path),
      db.doc(documents.member(kind, profileId, uid).path),
    );
    if (!actor || !user || !member?.exists) throw new AppError('member/not-found');
    if (isSuspended(user)) throw new AppError('member/unavailable');
    const at = now();
    setDocument(transaction, refTo(db, documents.ownershipOffer(profileId)), {
      kind,
      profileId,
      from: person.uid,
      to: uid,
      createdAt: at,
      expiresAt: at + INVITATION_MS,
    });
    const subject = readField(documents.user, user, 'displayName') ?? '';
    noteActivity(services, transaction, key, { actor, action: 'transfer.offered', subject });
  });
  return {};
}
