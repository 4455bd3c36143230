import { AppError, type ErrorCode } from '@countin/domain/errors';
import { FirebaseError } from 'firebase/app';

const BY_CODE: Readonly<Record<string, ErrorCode>> = {
  'storage/unauthorized': 'access/denied',
  'storage/unauthenticated': 'auth/required',
  'storage/object-not-found': 'image/not-found',
  'storage/quota-exceeded': 'service/unavailable',
  'storage/retry-limit-exceeded': 'service/unavailable',
  // The network or a proxy has failed.
  'storage/unknown': 'service/unavailable',
};

/** Maps an upload error to an AppError. */
export function storageError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = error instanceof FirebaseError ? BY_CODE[error.code] : undefined;
  return new AppError(code ?? 'service/unknown', { cause: error });
}
