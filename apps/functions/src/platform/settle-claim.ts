import { AppError } from '@countin/domain/errors';
import type { DocumentReference } from '@google-cloud/firestore';
import { GrpcCode, grpcCodeOf } from './grpc-code.ts';

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
