import { createHash } from 'node:crypto';

/** Keys of one generation: two of them take about a megabyte. */
const MOST = 10_000;

/**
 * Remembers which keys were requested lately, by a short hash. Visitors can make up any number of addresses. A copy that
 * is requested once is not worth its memory.
 */
export class SeenKeys {
  #recent = new Set<number>();
  #earlier = new Set<number>();

  /** Whether a key was requested before; notes this request. */
  isRepeated(key: string): boolean {
    const hash = createHash('sha256').update(key).digest().readUIntBE(0, 6);
    const repeated = this.#recent.has(hash) || this.#earlier.has(hash);
    this.#recent.add(hash);
    if (this.#recent.size > MOST) [this.#earlier, this.#recent] = [this.#recent, new Set()];
    return repeated;
  }
}
