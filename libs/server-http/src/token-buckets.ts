/** A rate limit for each key: `burst` tries at once, then one more every `refillMs`. */
export interface BucketRule {
  readonly burst: number;
  readonly refillMs: number;
}

/** Keys in memory. A flood from more addresses evicts the keys that were idle longest. */
const CAPACITY = 20_000;

/**
 * Rate limits in the memory of one process, decided before any database read.
 * Each key is one number (the generic cell rate algorithm): when its bucket will be full again.
 */
export class TokenBuckets {
  readonly #rule: BucketRule;
  readonly #fullAt = new Map<string, number>();

  constructor(rule: BucketRule) {
    this.#rule = rule;
  }

  /**
   * Takes one token.
   *
   * @returns 0 when there was one, otherwise the milliseconds until there is
   */
  take(key: string, now: number): number {
    const { burst, refillMs } = this.#rule;
    const fullAt = Math.max(this.#fullAt.get(key) ?? 0, now) + refillMs;
    const wait = fullAt - now - burst * refillMs;
    if (wait > 0) return wait;
    // Deleted first, so that the map's order is the order of last use.
    this.#fullAt.delete(key);
    this.#fullAt.set(key, fullAt);
    if (this.#fullAt.size > CAPACITY) this.#fullAt.delete(this.#fullAt.keys().next().value ?? key);
    return 0;
  }
}
