import { isWithin, sameGrants } from '@countin/domain/agreements';
import type { CallableOutput } from '@countin/domain/callables';
import { documents } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { ParsedInput } from '../platform/callable/operations.ts';
import { readStaff, writeAgreements } from '../platform/permissions/agreed-artists.ts';
import type { Services } from '../platform/services.ts';
import { refOf, updateDocument } from '../platform/write-document.ts';
import { noteLabelChange } from '../profiles/follow-label.ts';
import { followChange } from './change-roster.ts';
import { noteBoth } from './note-both.ts';
import { checkNotDeleted, readPair } from './read-pair.ts';

/**
 * Changes what an agreement in force allows, at once. The artist's side may change anything, the label's side may only
 * reduce it. Further wishes of a label are stored as a request that waits for the artist.
 *
 * @throws AppError `access/denied`, `profile/…`, `agreement/not-found`
 */
export async function changeGrants(
  services: Services,
  uid: string,
  { kind, profileId, partnerId, grants }: ParsedInput<'changeGrants'>,
): Promise<CallableOutput<'changeGrants'>> {
  const { db, now } = services;
  const { requested, changedLabel } = await db.runTransaction(async (transaction) => {
    const pair = await readPair(services, transaction, uid, { kind, profileId }, partnerId);
    const { agreement } = pair;
    if (agreement?.state !== 'in-force') throw new AppError('agreement/not-found');
    checkNotDeleted(pair);
    const target = refOf(documents.agreement, pair.stored);
    const before = agreement.grants;
    if (kind === 'label' && !isWithin(grants, before)) {
      updateDocument(transaction, target, { requested: grants, waitsFor: 'artist' });
      noteBoth(services, transaction, pair, 'agreement.requested', { before, after: grants });
      return { requested: true, changedLabel: null };
    }
    const staff = await readStaff(db, transaction, pair.labelId, pair.labelOwner);
    updateDocument(transaction, target, { grants, requested: null, waitsFor: null });
    if (!sameGrants(before, grants)) {
      writeAgreements(transaction, staff, pair.labelId, [{ artistId: pair.artistId, grants }], now());
      noteBoth(services, transaction, pair, 'agreement.changed', { before, after: grants });
    }
    const isNews = before.includes('fans.message') !== grants.includes('fans.message');
    if (isNews) noteLabelChange(services, transaction, pair.labelId);
    return { requested: false, changedLabel: isNews ? pair.labelId : null };
  });
  // Forms of the artist offer the news of a label that may message the fans.
  if (changedLabel !== null) await followChange(services, changedLabel);
  return { requested };
}
