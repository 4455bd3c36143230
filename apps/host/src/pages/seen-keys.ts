import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Keys that are known at once: they take less than a megabyte. */
const MOST = 10_000;

/**
 * Remembers which keys were requested lately, by a short hash. Visitors can make up any number of addresses. A copy that
 * is requested once is not worth its memory.
 */
export class SeenKeys {
  readonly #seen = new LRUCache<number, true>({ max: MOST });

  /** Whether a key was requested before; notes this request. */
  isRepeated(key: string): boolean {
    const hash = createHash('sha256').update(key).digest().readUIntBE(0, 6);
    const repeated = this.#seen.has(hash);
    this.#seen.set(hash, true);
    return repeated;
  }
}
