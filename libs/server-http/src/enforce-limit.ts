import { AppError } from '@countin/domain/errors';
import type { TokenBuckets } from './token-buckets.ts';

/**
 * Counts one try by a key, and refuses it when there are too many.
 *
 * @throws AppError `limit/too-many` with the seconds to wait
 */
export function enforceLimit(buckets: TokenBuckets, key: string, now: number): void {
  const wait = buckets.take(key, now);
  if (wait > 0) throw tooMany(wait);
}

/**
 * The error for too many tries.
 *
 * @param waitMs until the next try may succeed, milliseconds
 */
export function tooMany(waitMs: number): AppError {
  return new AppError('limit/too-many', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
}
