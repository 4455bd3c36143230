import { documents } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { ParsedInput } from '../platform/callable/operations.ts';
import type { Services } from '../platform/services.ts';
import { refOf, updateDocument } from '../platform/write-document.ts';
import { noteBoth } from './note-both.ts';
import { otherKind, readPair } from './read-pair.ts';

/**
 * Withdraws an offer or a request of the caller's side. Repeating it changes nothing.
 *
 * @throws AppError `access/denied`, `profile/…`; `agreement/not-found` if there is nothing to withdraw
 */
export async function withdrawAgreement(
  services: Services,
  uid: string,
  { kind, profileId, partnerId }: ParsedInput<'withdrawAgreement'>,
): Promise<object> {
  const { db, now } = services;
  await db.runTransaction(async (transaction) => {
    const pair = await readPair(services, transaction, uid, { kind, profileId }, partnerId);
    const { agreement } = pair;
    if (agreement?.state === 'withdrawn') return;
    if (agreement?.waitsFor !== otherKind(kind) || agreement.state === 'declined')
      throw new AppError('agreement/not-found');
    const target = refOf(documents.agreement, pair.stored);
    if (agreement.state === 'in-force') updateDocument(transaction, target, { requested: null, waitsFor: null });
    else updateDocument(transaction, target, { state: 'withdrawn', waitsFor: null, closedBy: uid, closedAt: now() });
    noteBoth(services, transaction, pair, 'agreement.withdrawn');
  });
  return {};
}
