import { documents } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { SERVER_LIMITS } from '@countin/domain/fields';
import type { Transaction } from '@google-cloud/firestore';
import type { Services } from '../platform/services.ts';
import type { Pair } from './read-pair.ts';

/**
 * Checks that an artist may have one more agreement.
 *
 * @throws AppError `agreement/too-many`
 */
export async function checkAgreementCount(
  { db }: Services,
  transaction: Transaction,
  { artistId }: Pair,
): Promise<void> {
  const inForce = db
    .collection(documents.agreements().path)
    .where('artistId', '==', artistId)
    .where('state', '==', 'in-force');
  const { size } = await transaction.get(inForce.select().limit(SERVER_LIMITS.labelsPerArtist));
  if (size >= SERVER_LIMITS.labelsPerArtist) throw new AppError('agreement/too-many');
}
