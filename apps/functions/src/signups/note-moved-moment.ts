import { documents } from '@countin/domain/documents';
import type { Transaction } from '@google-cloud/firestore';
import type { Services } from '../platform/services.ts';
import { refTo, setDocument } from '../platform/write-document.ts';

/**
 * Notes, with the publication itself, that the signups of a release have to follow its moment, from the first one on.
 *
 * @param at instant of the publication, milliseconds since 1970
 */
export function noteMovedMoment(
  { db }: Pick<Services, 'db'>,
  transaction: Transaction,
  artistId: string,
  productId: string,
  at: number,
): void {
  setDocument(transaction, refTo(db, documents.momentMove(productId)), { artistId, productId, at, after: null });
}
