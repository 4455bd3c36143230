import { sameGrants } from '@countin/domain/agreements';
import { documents } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { ParsedInput } from '../platform/callable/operations.ts';
import { readStaff } from '../platform/permissions/agreed-artists.ts';
import type { Services } from '../platform/services.ts';
import { refOf, updateDocument } from '../platform/write-document.ts';
import { followRoster, joinRoster } from './change-roster.ts';
import { checkAgreementCount } from './check-agreement-count.ts';
import { noteBoth } from './note-both.ts';
import { checkNotDeleted, readPair } from './read-pair.ts';

/**
 * Accepts an offer. Agreement, roster, the access of the label's users and both activity logs change in one transaction.
 * Of any number of calls one takes effect.
 *
 * @throws AppError `access/denied`, `profile/…`; `agreement/not-found` if the offer was withdrawn, declined or accepted;
 *   `agreement/changed` if it is another one than the caller has seen; `agreement/too-many`
 */
export async function acceptAgreement(
  services: Services,
  uid: string,
  { kind, profileId, partnerId, grants }: ParsedInput<'acceptAgreement'>,
): Promise<object> {
  const { db, now } = services;
  const { labelId, purgeId } = await db.runTransaction(async (transaction) => {
    const pair = await readPair(services, transaction, uid, { kind, profileId }, partnerId);
    const { agreement } = pair;
    if (agreement?.state !== 'offered' || agreement.waitsFor !== kind) throw new AppError('agreement/not-found');
    if (!sameGrants(agreement.grants, grants)) throw new AppError('agreement/changed');
    checkNotDeleted(pair);
    await checkAgreementCount(services, transaction, pair);
    const staff = await readStaff(db, transaction, pair.labelId, pair.labelOwner);
    updateDocument(transaction, refOf(documents.agreement, pair.stored), {
      state: 'in-force',
      waitsFor: null,
      agreedBy: uid,
      agreedAt: now(),
    });
    noteBoth(services, transaction, pair, 'agreement.accepted', { after: agreement.grants });
    return { labelId: pair.labelId, purgeId: joinRoster(services, transaction, pair, staff, agreement.grants) };
  });
  await followRoster(services, labelId, purgeId);
  return {};
}
