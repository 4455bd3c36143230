import { isErrorCode, type ErrorCode } from '@countin/domain/errors';
import type { PageServices } from '@countin/domain/pages';

/** An error in the form that a page can show. */
export interface PageError {
  readonly code: ErrorCode;
  readonly field: string | null;
  readonly retryAfterSeconds: number | null;
}

/**
 * Maps a thrown value to a page error. Errors are identified by code, not by `instanceof`: host and renderer are
 * separate builds, each with its own AppError class. An error without a code is logged as a service error.
 */
export function errorCodeOf(error: unknown, log: PageServices['log']): PageError {
  if (error instanceof Error && 'code' in error && isErrorCode(error.code)) {
    const field = 'field' in error && typeof error.field === 'string' ? error.field : null;
    const wait =
      'retryAfterSeconds' in error && typeof error.retryAfterSeconds === 'number' ? error.retryAfterSeconds : null;
    return { code: error.code, field, retryAfterSeconds: wait };
  }
  log('A public page met an error', error);
  return { code: 'service/unavailable', field: null, retryAfterSeconds: null };
}

const NOT_FOUND: ReadonlySet<ErrorCode> = new Set([
  'release/not-found',
  'profile/not-found',
  'signup/token-invalid',
  'planner/calendar-gone',
  'collection/calendar-gone',
  'campaign/link-gone',
]);

/** HTTP status of an error. */
export function statusOf({ code }: PageError): number {
  if (code === 'limit/too-many') return 429;
  if (code === 'service/unavailable' || code === 'service/unknown') return 503;
  if (code === 'signup/moved') return 410;
  if (NOT_FOUND.has(code)) return 404;
  return 422;
}

/** Retry-After header of an error. */
export function retryHeaders(errorCode: PageError): Record<string, string> {
  const seconds = errorCode.retryAfterSeconds ?? (statusOf(errorCode) === 503 ? 10 : null);
  return seconds === null ? {} : { 'retry-after': String(Math.ceil(seconds)) };
}
