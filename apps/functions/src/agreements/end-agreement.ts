import { documents, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { ParsedInput } from '../platform/callable/operations.ts';
import { readStaff } from '../platform/permissions/agreed-artists.ts';
import type { Services } from '../platform/services.ts';
import { refOf, updateDocument } from '../platform/write-document.ts';
import { followRoster, leaveRoster } from './change-roster.ts';
import { noteBoth } from './note-both.ts';
import { readPair } from './read-pair.ts';

/**
 * Ends an agreement, or takes an artist without one off the roster. The label's users lose access with the commit.
 * Releases that are out stay in the label's feed; upcoming ones leave it. Repeating it changes nothing.
 *
 * @throws AppError `access/denied`, `profile/…`, `agreement/not-found`
 */
export async function endAgreement(
  services: Services,
  uid: string,
  { kind, profileId, partnerId }: ParsedInput<'endAgreement'>,
): Promise<object> {
  const { db, now } = services;
  const ended = await db.runTransaction(async (transaction) => {
    const pair = await readPair(services, transaction, uid, { kind, profileId }, partnerId);
    const { agreement, label, artistId, labelId } = pair;
    const onRoster = readField(documents.labelProfile, label, 'artistIds')?.includes(artistId) ?? false;
    if (agreement?.state !== 'in-force' && !onRoster) {
      if (agreement?.state === 'ended') return null;
      throw new AppError('agreement/not-found');
    }
    const staff = await readStaff(db, transaction, labelId, pair.labelOwner);
    if (agreement?.state === 'in-force')
      updateDocument(transaction, refOf(documents.agreement, pair.stored), {
        state: 'ended',
        requested: null,
        waitsFor: null,
        closedBy: uid,
        closedAt: now(),
      });
    noteBoth(services, transaction, pair, 'agreement.ended', { before: agreement?.grants ?? null });
    return { labelId, purgeId: leaveRoster(services, transaction, pair, staff) };
  });
  if (ended) await followRoster(services, ended.labelId, ended.purgeId);
  return {};
}
