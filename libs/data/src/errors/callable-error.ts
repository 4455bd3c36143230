import { callableErrorSchema } from '@countin/domain/callables';
import { AppError, isCodeShaped, type ErrorCode } from '@countin/domain/errors';
import { FirebaseError } from 'firebase/app';
import * as v from 'valibot';

/** AppError codes for a callable's status, used if the answer contains no error code of ours. */
const BY_STATUS: Readonly<Record<string, ErrorCode>> = {
  'functions/unauthenticated': 'auth/required',
  'functions/permission-denied': 'access/denied',
  'functions/resource-exhausted': 'limit/too-many',
  'functions/unavailable': 'service/unavailable',
  'functions/deadline-exceeded': 'service/unavailable',
  // The SDK reports this status if there was no answer.
  'functions/internal': 'service/unavailable',
};

/** Maps a callable's error to an AppError: by the code in its details, or else by its status. */
export function callableError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (!(error instanceof FirebaseError)) return new AppError('service/unknown', { cause: error });
  const errorCode = v.safeParse(callableErrorSchema, 'details' in error ? error.details : undefined);
  if (errorCode.success && isCodeShaped(errorCode.output.code)) {
    const { code, field, retryAfterSeconds, expected } = errorCode.output;
    return new AppError(code, {
      field: field ?? undefined,
      retryAfterSeconds: retryAfterSeconds ?? undefined,
      expected: expected ?? undefined,
      cause: error,
    });
  }
  return new AppError(BY_STATUS[error.code] ?? 'service/unknown', { cause: error });
}
