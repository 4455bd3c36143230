import { AppError } from '@countin/domain/errors';
import type { Firestore } from '@google-cloud/firestore';
import { GrpcCode, grpcCodeOf } from './grpc-code.ts';

/** A document that is to be made. */
export interface NewDocument {
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Creates a document together with the claim that its slug is its own, both or neither. The claim's path is
 * what must be unique, so of any number of racers one wins; nobody waits for another, as transactions would.
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
 * What a failed commit of a claim means.
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
  // A commit whose answer was lost is sent again, and then meets itself.
  if (!(await db.doc(documentPath).get()).exists) throw new AppError('slug/taken', { field: slugField });
}
