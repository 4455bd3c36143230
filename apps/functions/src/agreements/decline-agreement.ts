import { documents } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { ParsedInput } from '../platform/callable/operations.ts';
import type { Services } from '../platform/services.ts';
import { refOf, updateDocument } from '../platform/write-document.ts';
import { noteBoth } from './note-both.ts';
import { readPair } from './read-pair.ts';

/**
 * Declines an offer, or a label's request for more. Repeating it changes nothing.
 *
 * @throws AppError `access/denied`, `profile/…`; `agreement/not-found` if there is nothing to decline
 */
export async function declineAgreement(
  services: Services,
  uid: string,
  { kind, profileId, partnerId }: ParsedInput<'declineAgreement'>,
): Promise<object> {
  const { db, now } = services;
  await db.runTransaction(async (transaction) => {
    const pair = await readPair(services, transaction, uid, { kind, profileId }, partnerId);
    const { agreement } = pair;
    if (agreement?.state === 'declined') return;
    if (agreement?.waitsFor !== kind) throw new AppError('agreement/not-found');
    const target = refOf(documents.agreement, pair.stored);
    if (agreement.state === 'in-force') updateDocument(transaction, target, { requested: null, waitsFor: null });
    else updateDocument(transaction, target, { state: 'declined', closedBy: uid, closedAt: now() });
    noteBoth(services, transaction, pair, 'agreement.declined');
  });
  return {};
}
