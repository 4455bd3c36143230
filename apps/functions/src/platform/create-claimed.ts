import { AppError } from '@countin/domain/errors';
import type { DocumentReference, Firestore, WriteBatch } from '@google-cloud/firestore';
import { GrpcCode, grpcCodeOf } from './grpc-code.ts';

/**
 * Creates a document and the claim on its slug atomically. The claim's path contains the slug, so only one of several
 * concurrent calls succeeds. Unlike transactions, the calls do not wait for each other.
 *
 * @param document reference of the new document
 * @param create adds the claim and the document to the batch
 * @throws AppError `slug/taken`
 */
export async function createClaimed(
  db: Firestore,
  document: DocumentReference,
  slugField: string,
  create: (batch: WriteBatch) => void,
): Promise<void> {
  const batch = db.batch();
  create(batch);
  try {
    await batch.commit();
  } catch (error) {
    await settleClaim(document, slugField, error);
  }
}

/**
 * Maps a failed commit of a claim to its error.
 *
 * @throws AppError `slug/taken`; any other error as it is
 */
export async function settleClaim(document: DocumentReference, slugField: string, error: unknown): Promise<void> {
  if (grpcCodeOf(error) !== GrpcCode.ALREADY_EXISTS) throw error;
  // When the answer is lost, the client retries the commit and conflicts with its own first write.
  if (!(await document.get()).exists) throw new AppError('slug/taken', { field: slugField });
}
