/**
 * Answers kept for a while. Values are plain JSON. Instances may share it: keys have the catalogue, the look-up and the market, never
 * a key of a service.
 */
export interface CatalogueCache {
  /** A kept value; undefined if there is none or it is too old. */
  get(key: string): Promise<unknown>;
  /** @param ttlMs how long the value may be kept, milliseconds */
  set(key: string, value: unknown, ttlMs: number): Promise<void>;
}

/** A cache in the memory of one process. The entries written first are dropped first. */
export class MemoryCache implements CatalogueCache {
  readonly #entries = new Map<string, { readonly value: unknown; readonly until: number }>();
  readonly #now: () => number;
  readonly #capacity: number;

  constructor(now: () => number, capacity = 5000) {
    this.#now = now;
    this.#capacity = capacity;
  }

  get(key: string): Promise<unknown> {
    const entry = this.#entries.get(key);
    return Promise.resolve(entry && entry.until > this.#now() ? entry.value : undefined);
  }

  set(key: string, value: unknown, ttlMs: number): Promise<void> {
    this.#entries.delete(key);
    this.#entries.set(key, { value, until: this.#now() + ttlMs });
    const oldest = this.#entries.keys().next().value;
    if (this.#entries.size > this.#capacity && oldest !== undefined) this.#entries.delete(oldest);
    return Promise.resolve();
  }
}
