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

/** Keys of a generation. Two are in memory at most, so the last 18,000 keys at least are known. */
const GENERATION = 18_000;

/**
 * Rate limits in the memory of one process, decided before any database read.
 * Each key is one number: when its bucket will be full again. A flood of keys evicts those that were idle longest, a
 * generation at once: deletions slow a map down.
 */
export class TokenBuckets {
  readonly #rule: BucketRule;
  #fullAt = new Map<string, number>();
  #earlier: ReadonlyMap<string, number> = new Map();

  constructor(rule: BucketRule) {
    this.#rule = rule;
  }

  /**
   * Takes one token.
   *
   * @returns 0 when there was one, otherwise the milliseconds until there is
   */
  take(key: string, now: number): number {
    const known = this.#fullAt.get(key) ?? this.#earlier.get(key) ?? 0;
    const { wait, fullAt } = drawToken(this.#rule, known, now);
    if (wait > 0) return wait;
    if (this.#fullAt.size >= GENERATION) {
      this.#earlier = this.#fullAt;
      this.#fullAt = new Map();
    }
    this.#fullAt.set(key, fullAt);
    return 0;
  }
}
