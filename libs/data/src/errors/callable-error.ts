import { callableErrorSchema } from '@countin/domain/callables';
import { AppError, isErrorCode, type ErrorCode } from '@countin/domain/errors';
import { FirebaseError } from 'firebase/app';
import * as v from 'valibot';

/** Statuses of functions that did not come to name a fault of ours. */
const BY_STATUS: Readonly<Record<string, ErrorCode>> = {
  'functions/unauthenticated': 'auth/required',
  'functions/permission-denied': 'access/denied',
  'functions/resource-exhausted': 'limit/too-many',
  'functions/unavailable': 'service/unavailable',
  'functions/deadline-exceeded': 'service/unavailable',
  // What the SDK says when there was no answer at all.
  'functions/internal': 'service/unavailable',
};

/** What a callable's failure means to a person: the fault in its details, or what its status stands for. */
export function callableError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (!(error instanceof FirebaseError)) return new AppError('service/unknown', { cause: error });
  const fault = v.safeParse(callableErrorSchema, 'details' in error ? error.details : undefined);
  if (fault.success && isErrorCode(fault.output.code)) {
    const { code, field, retryAfterSeconds } = fault.output;
    return new AppError(code, {
      field: field ?? undefined,
      retryAfterSeconds: retryAfterSeconds ?? undefined,
      cause: error,
    });
  }
  return new AppError(BY_STATUS[error.code] ?? 'service/unknown', { cause: error });
}
