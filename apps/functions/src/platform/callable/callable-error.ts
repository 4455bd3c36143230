import { AppError, isErrorCode, type ErrorCode } from '@countin/domain/errors';
import { HttpsError, type FunctionsErrorCode } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { GrpcCode, grpcCodeOf } from '../grpc-code.ts';

const STATUS: Partial<Record<ErrorCode, FunctionsErrorCode>> = {
  'auth/required': 'unauthenticated',
  'auth/token-invalid': 'unauthenticated',
  'auth/token-expired': 'unauthenticated',
  'auth/token-used': 'unauthenticated',
  'auth/session-ended': 'unauthenticated',
  'auth/credentials-changed': 'unauthenticated',
  'auth/disabled': 'unauthenticated',
  'auth/recent-login': 'failed-precondition',
  'access/denied': 'permission-denied',
  'slug/taken': 'already-exists',
  'slug/too-many': 'failed-precondition',
  'auth/unverified': 'failed-precondition',
  'profile/on-hold': 'failed-precondition',
  'invitation/not-found': 'not-found',
  'invitation/used': 'failed-precondition',
  'invitation/withdrawn': 'failed-precondition',
  'invitation/expired': 'failed-precondition',
  'invitation/other-address': 'permission-denied',
  'invitation/too-many': 'failed-precondition',
  'member/already': 'failed-precondition',
  'member/not-found': 'not-found',
  'member/owner': 'failed-precondition',
  'member/unavailable': 'failed-precondition',
  'member/too-many': 'failed-precondition',
  'release/not-found': 'not-found',
  'profile/not-found': 'not-found',
  'profile/too-many': 'failed-precondition',
  'account/not-found': 'not-found',
  'account/self': 'failed-precondition',
  'account/last-admin': 'failed-precondition',
  'image/not-found': 'not-found',
  'clip/not-found': 'not-found',
  'signup/token-invalid': 'not-found',
  'signup/moved': 'not-found',
  'signup/closed': 'failed-precondition',
  'release/incomplete': 'failed-precondition',
  'release/changed': 'failed-precondition',
  'medley/changed': 'failed-precondition',
  'link/not-found': 'not-found',
  'link/no-previous': 'failed-precondition',
  'moment/missing': 'failed-precondition',
  'image/not-ready': 'failed-precondition',
  'photo/too-many': 'failed-precondition',
  'image/too-many': 'resource-exhausted',
  'limit/too-many': 'resource-exhausted',
  'limit/recipients': 'resource-exhausted',
  'service/malformed': 'invalid-argument',
  'service/unavailable': 'unavailable',
  'service/unknown': 'internal',
};

/** With these the database says "not now". */
const TRANSIENT: ReadonlySet<unknown> = new Set([
  GrpcCode.DEADLINE_EXCEEDED,
  GrpcCode.RESOURCE_EXHAUSTED,
  GrpcCode.ABORTED,
  GrpcCode.UNAVAILABLE,
]);

/** The error as callers get it: its code, field and time to wait in `details`, and nothing else. */
export function toHttpsError(error: AppError): HttpsError {
  const { code, field, retryAfterSeconds, expected } = error;
  return new HttpsError(STATUS[code] ?? 'invalid-argument', code, {
    code,
    field,
    retryAfterSeconds,
    ...(expected !== null && { expected }),
  });
}

/** Error code for a caller after an error that our code has not thrown. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError(TRANSIENT.has(grpcCodeOf(error)) ? 'service/unavailable' : 'service/unknown', { cause: error });
}

/**
 * Parses a callable's input.
 *
 * @throws AppError with the first issue's code and the path of its field
 */
export function parseInput<S extends v.GenericSchema>(schema: S, data: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, data, { abortEarly: true });
  if (result.success) return result.output;
  throw errorOfIssue(result.issues[0]);
}

/** The error for a schema's issue. Schemas carry codes; a missing or wrongly typed field has none. */
export function errorOfIssue(issue: v.BaseIssue<unknown>): AppError {
  const field = v.getDotPath(issue);
  return new AppError(isErrorCode(issue.message) ? issue.message : 'field/required', field === null ? {} : { field });
}
