import { AppError, type ErrorCode } from '@countin/domain/errors';
import { FirebaseError } from 'firebase/app';

const BY_CODE: Readonly<Record<string, ErrorCode>> = {
  'permission-denied': 'access/denied',
  unauthenticated: 'auth/required',
  'resource-exhausted': 'limit/too-many',
  unavailable: 'service/unavailable',
  'deadline-exceeded': 'service/unavailable',
  aborted: 'service/unavailable',
  cancelled: 'service/unavailable',
  internal: 'service/unavailable',
  // Firestore Lite reports this code if there was no answer.
  unknown: 'service/unavailable',
};

/** Maps a Firestore error to an AppError. */
export function firestoreError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = error instanceof FirebaseError ? BY_CODE[error.code.replace(/^firestore\//, '')] : undefined;
  return new AppError(code ?? 'service/unknown', { cause: error });
}

/** Runs reads and writes and maps their errors to AppError. */
export async function withFirestoreErrors<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw firestoreError(error);
  }
}
