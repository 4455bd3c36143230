import { documents, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { OperationOf } from '@countin/domain/permissions';
import type { DocumentSnapshot, Firestore, Transaction } from '@google-cloud/firestore';
import { requireArtistPermission } from '../platform/permissions/require-permission.ts';

/** A working copy, and the owner of its artist. */
export interface PermittedProduct {
  readonly stored: DocumentSnapshot;
  readonly owner: string;
}

/**
 * Reads a working copy that the caller may run an operation on. In a transaction, the decision holds until its commit.
 *
 * @throws AppError `release/not-found`, `profile/not-found`, `access/denied`
 */
export async function readPermittedProduct(
  db: Firestore,
  transaction: Transaction | null,
  caller: string,
  productId: string,
  operation: OperationOf<'artist'>,
): Promise<PermittedProduct> {
  const reference = db.doc(documents.musicProduct(productId).path);
  const stored = await (transaction ? transaction.get(reference) : reference.get());
  if (!stored.exists) throw new AppError('release/not-found');
  const artistId = readField(documents.musicProduct, stored, 'artistId');
  if (artistId === undefined) throw new AppError('access/denied');
  const { owner } = await requireArtistPermission({ db, transaction }, caller, artistId, operation);
  return { stored, owner };
}
