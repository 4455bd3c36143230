import { addressBlock, enforceLimit, TokenBuckets, type BucketRule } from '@countin/server-http';

/** Calls of a kind that one process accepts: from one person, and from one address, which many people may share. */
const RULES = {
  /** Tokens: a page asks for one at each sign-in, and checks one each time it is opened. */
  token: { caller: { burst: 60, refillMs: 1000 }, address: { burst: 240, refillMs: 250 } },
  /** One's own account. */
  account: { caller: { burst: 20, refillMs: 3000 }, address: { burst: 120, refillMs: 500 } },
  /** Profiles, releases, pictures, medleys, plans. A dashboard of ten artists makes some fifteen calls. */
  studio: { caller: { burst: 120, refillMs: 500 }, address: { burst: 480, refillMs: 125 } },
  /** Admins search as they type. */
  admin: { caller: { burst: 60, refillMs: 500 }, address: { burst: 240, refillMs: 250 } },
  /** Searches as one types, and shelves while one scrolls. Nothing is counted by caller. */
  discover: { caller: { burst: 1, refillMs: 1000 }, address: { burst: 240, refillMs: 100 } },
} as const satisfies Record<string, Record<'caller' | 'address', BucketRule>>;
export type CallKind = keyof typeof RULES;

/** Counts calls, in the memory of one process: a refused call costs nothing but the request. */
export class CallLimits {
  readonly #buckets = new Map<string, TokenBuckets>();

  /**
   * Counts a call from an address.
   *
   * @throws AppError `limit/too-many` with the time to wait
   */
  fromAddress(kind: CallKind, address: string, now: number): void {
    this.#take(kind, 'address', addressBlock(address), now);
  }

  /**
   * Counts a call by a person.
   *
   * @throws AppError `limit/too-many` with the time to wait
   */
  byCaller(kind: CallKind, uid: string, now: number): void {
    this.#take(kind, 'caller', uid, now);
  }

  #take(kind: CallKind, by: 'caller' | 'address', key: string, now: number): void {
    const name = `${kind} ${by}`;
    let buckets = this.#buckets.get(name);
    if (!buckets) this.#buckets.set(name, (buckets = new TokenBuckets(RULES[kind][by])));
    enforceLimit(buckets, key, now);
  }
}
