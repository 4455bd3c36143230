import { AppError } from '@countin/domain/errors';
import type { Firestore } from '@google-cloud/firestore';
import { GrpcCode, grpcCodeOf } from './grpc-code.ts';

/** A document to create. */
export interface NewDocument {
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Creates a document and the claim on its slug atomically. The claim's path contains the slug, so only one of several
 * concurrent calls succeeds. Unlike transactions, the calls do not wait for each other.
 *
 * @throws AppError `slug/taken`
 */
export async function createClaimed(
  db: Firestore,
  claim: NewDocument,
  document: NewDocument,
  slugField: string,
): Promise<void> {
  const batch = db.batch();
  batch.create(db.doc(claim.path), claim.data);
  batch.create(db.doc(document.path), document.data);
  try {
    await batch.commit();
  } catch (error) {
    await settleClaim(db, document.path, slugField, error);
  }
}

/**
 * Maps a failed commit of a claim to its error.
 *
 * @throws AppError `slug/taken`; any other error as it is
 */
export async function settleClaim(
  db: Firestore,
  documentPath: string,
  slugField: string,
  error: unknown,
): Promise<void> {
  if (grpcCodeOf(error) !== GrpcCode.ALREADY_EXISTS) throw error;
  // When the answer is lost, the client retries the commit and conflicts with its own first write.
  if (!(await db.doc(documentPath).get()).exists) throw new AppError('slug/taken', { field: slugField });
}
