import type { RateBudget } from '../budget/rate-budget.ts';

/** Dependencies of requests, such as the clock. */
export interface HttpPorts {
  readonly fetch: typeof fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Waits, milliseconds; ends early with an error if aborted. */
  readonly wait: (ms: number, signal?: AbortSignal) => Promise<void>;
  readonly budget: RateBudget;
  /** Longest wait for one answer, milliseconds. */
  readonly timeoutMs: number;
}

/** Longest wait for one answer, milliseconds. */
export const DEFAULT_TIMEOUT_MS = 5000;
