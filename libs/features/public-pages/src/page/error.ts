import { isErrorCode, type ErrorCode } from '@countin/domain/errors';
import type { PageServices } from '@countin/domain/pages';

/** What went wrong, as far as a page can say it. */
export interface PageError {
  readonly code: ErrorCode;
  readonly field: string | null;
  readonly retryAfterSeconds: number | null;
}

/**
 * Reads a thrown value. Host and renderer are two builds, each with an AppError class of its own, so it
 * is known by its code. What has none is logged, and is a fault of the service.
 */
export function faultOf(error: unknown, log: PageServices['log']): PageError {
  if (error instanceof Error && 'code' in error && isErrorCode(error.code)) {
    const field = 'field' in error && typeof error.field === 'string' ? error.field : null;
    const wait =
      'retryAfterSeconds' in error && typeof error.retryAfterSeconds === 'number' ? error.retryAfterSeconds : null;
    return { code: error.code, field, retryAfterSeconds: wait };
  }
  log('A public page met a fault', error);
  return { code: 'service/unavailable', field: null, retryAfterSeconds: null };
}

/** The HTTP status that says the same. */
export function statusOf({ code }: PageError): number {
  if (code === 'limit/too-many') return 429;
  if (code === 'service/unavailable' || code === 'service/unknown') return 503;
  if (code === 'release/not-found' || code === 'profile/not-found' || code === 'signup/token-invalid') return 404;
  return 422;
}

/** Headers that tell a client when to come back. */
export function retryHeaders(fault: PageError): Record<string, string> {
  const seconds = fault.retryAfterSeconds ?? (statusOf(fault) === 503 ? 10 : null);
  return seconds === null ? {} : { 'retry-after': String(Math.ceil(seconds)) };
}
