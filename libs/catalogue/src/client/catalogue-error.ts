import type { CatalogueId } from './catalogue-ids.ts';

/**
 * Why a catalogue gave no usable answer.
 *
 * - `timeout`, `unreachable`: no answer in time, or no connection.
 * - `rate-limited`: the service refuses more requests now; `budget`: we would exceed its limit.
 * - `refused`: keys are missing, wrong or not allowed (401, 403), or the request is (other 4xx).
 * - `server-error`: the service failed (5xx).
 * - `too-large`, `not-json`, `malformed`: the answer cannot be read.
 * - `redirected`: to another origin, or too often.
 */
export type CatalogueErrorReason =
  | 'timeout'
  | 'unreachable'
  | 'rate-limited'
  | 'budget'
  | 'refused'
  | 'server-error'
  | 'too-large'
  | 'not-json'
  | 'malformed'
  | 'redirected';

/** A catalogue gave no usable answer. The message has no secrets and no content of the answer. */
export class CatalogueError extends Error {
  readonly catalogue: CatalogueId;
  readonly reason: CatalogueErrorReason;
  readonly status: number | null;
  /** Until another request may succeed, milliseconds; null if unknown. */
  readonly retryAfterMs: number | null;
  constructor(
    catalogue: CatalogueId,
    reason: CatalogueErrorReason,
    options: { status?: number; retryAfterMs?: number; cause?: unknown } = {},
  ) {
    super(`${catalogue}: ${reason}${options.status ? ` (${options.status})` : ''}`, { cause: options.cause });
    this.name = 'CatalogueError';
    this.catalogue = catalogue;
    this.reason = reason;
    this.status = options.status ?? null;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}
