import { documents, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { DocumentSnapshot, Firestore, Transaction } from '@google-cloud/firestore';

/**
 * Reads a working copy that must be the caller's, inside the transaction that will change it.
 *
 * @throws AppError `release/not-found`, `access/denied`
 */
export async function readOwnProduct(
  db: Firestore,
  transaction: Transaction,
  owner: string,
  productId: string,
): Promise<DocumentSnapshot> {
  const product = await transaction.get(db.doc(documents.musicProduct(productId).path));
  if (!product.exists) throw new AppError('release/not-found');
  if (readField(documents.musicProduct, product, 'createdBy') !== owner) throw new AppError('access/denied');
  return product;
}
