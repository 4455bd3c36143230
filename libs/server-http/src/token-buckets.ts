/** A rate limit for each key: `burst` tries at once, then one more every `refillMs`. */
export interface BucketRule {
  readonly burst: number;
  readonly refillMs: number;
}

/** Result of one draw from a bucket. */
export interface TokenDraw {
  /** 0 if there was a token, otherwise the milliseconds until there is. */
  readonly wait: number;
  /** When the bucket will be full again, to be kept for the next draw; unchanged by a refused draw. */
  readonly fullAt: number;
}

/**
 * Draws a token (the generic cell rate algorithm). The bucket is one number, so that it can be kept anywhere.
 *
 * @param fullAt when the bucket will be full again, milliseconds since 1970; 0 for a full one
 */
export function drawToken({ burst, refillMs }: BucketRule, fullAt: number, now: number): TokenDraw {
  const next = Math.max(fullAt, now) + refillMs;
  const wait = next - now - burst * refillMs;
  return wait > 0 ? { wait, fullAt } : { wait: 0, fullAt: next };
}

/** Keys in memory. A flood from more addresses evicts the keys that were idle longest. */
const CAPACITY = 20_000;
/** Keys that are evicted at once. The first key of a map is slow to find after many deletions. */
const EVICTED = 2000;

/**
 * Rate limits in the memory of one process, decided before any database read.
 * Each key is one number: when its bucket will be full again.
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
    const { wait, fullAt } = drawToken(this.#rule, this.#fullAt.get(key) ?? 0, now);
    if (wait > 0) return wait;
    // Deleted first, so that the map's order is the order of last use.
    this.#fullAt.delete(key);
    this.#fullAt.set(key, fullAt);
    if (this.#fullAt.size > CAPACITY) this.#evict();
    return 0;
  }

  #evict(): void {
    for (const key of this.#fullAt.keys()) {
      if (this.#fullAt.size <= CAPACITY - EVICTED) return;
      this.#fullAt.delete(key);
    }
  }
}
