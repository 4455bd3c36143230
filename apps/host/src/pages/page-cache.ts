import type { CachePolicy } from './cache-policy.ts';

/** What a render gives to the cache. */
export interface Rendered<Page> {
  readonly page: Page;
  /** Null keeps nothing. */
  readonly policy: CachePolicy | null;
  readonly size: number;
}

export interface Served<Page> {
  readonly page: Page;
  /** `last-good`: purged, served because no new one could be made. */
  readonly from: 'render' | 'cache' | 'last-good';
  /** Until when it is fresh, on the cache's clock; absent where it is not, or nobody's but the asker's. */
  readonly freshUntil?: number;
}

interface Kept<Page> extends Rendered<Page> {
  readonly policy: CachePolicy;
  readonly renderedAt: number;
  /** What it shows has changed since: it only stands in where no new one can be made. */
  readonly purged: boolean;
}

interface CacheOptions {
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
  /** Sum of the sizes of what is kept. */
  readonly limit: number;
  readonly onError: (error: unknown) => void;
}

/**
 * Pages in memory, as `s-maxage` and `stale-while-revalidate` allow (RFC 9111, RFC 5861). Requests for one
 * page at one time share one render. The least recently used goes first.
 */
export class PageCache<Page> {
  readonly #options: CacheOptions;
  readonly #kept = new Map<string, Kept<Page>>();
  readonly #rendering = new Map<string, Promise<Rendered<Page>>>();
  #size = 0;

  constructor(options: CacheOptions) {
    this.#options = options;
  }

  /** @throws what `render` throws, when there is no copy to stand in */
  async get(key: string, render: () => Promise<Rendered<Page>>): Promise<Served<Page>> {
    const kept = this.#touch(key);
    const age = kept ? (this.#options.now() - kept.renderedAt) / 1000 : Infinity;
    const usable = kept && !kept.purged;
    if (usable && age < kept.policy.fresh)
      return { page: kept.page, from: 'cache', freshUntil: kept.renderedAt + kept.policy.fresh * 1000 };
    if (usable && age < kept.policy.fresh + kept.policy.stale) {
      this.#render(key, render).catch(this.#options.onError);
      return { page: kept.page, from: 'cache' };
    }
    const shared = this.#rendering.has(key);
    try {
      const rendered = await this.#render(key, render);
      // What may not be kept is made for one request alone.
      return { page: shared && !rendered.policy ? (await render()).page : rendered.page, from: 'render' };
    } catch (error) {
      // Past its time a copy may say what is no longer so: its policy ends where the page changes by itself.
      if (!kept || age >= kept.policy.fresh + kept.policy.stale) throw error;
      this.#options.onError(error);
      return { page: kept.page, from: 'last-good' };
    }
  }

  #render(key: string, render: () => Promise<Rendered<Page>>): Promise<Rendered<Page>> {
    const running = this.#rendering.get(key);
    if (running) return running;
    const started = render()
      .then((rendered) => {
        // A render that a purge has overtaken may have read what was there before.
        if (this.#rendering.get(key) === started) this.#keep(key, rendered);
        return rendered;
      })
      .finally(() => {
        if (this.#rendering.get(key) === started) this.#rendering.delete(key);
      });
    this.#rendering.set(key, started);
    return started;
  }

  /**
   * Makes pages anew from the next request on, also those that are being rendered now.
   *
   * @param gone forgets the copies altogether, so that none stands in while the database is away
   * @returns how many copies that were
   */
  purge(matches: (key: string) => boolean, gone: boolean): number {
    for (const key of [...this.#rendering.keys()].filter(matches)) this.#rendering.delete(key);
    const keys = [...this.#kept.keys()].filter(matches);
    for (const key of keys) {
      const kept = this.#kept.get(key);
      if (gone) this.#drop(key);
      else if (kept) this.#kept.set(key, { ...kept, purged: true });
    }
    return keys.length;
  }

  #keep(key: string, rendered: Rendered<Page>): void {
    this.#drop(key);
    const { policy, size } = rendered;
    if (!policy || size > this.#options.limit) return;
    this.#kept.set(key, { ...rendered, policy, renderedAt: this.#options.now(), purged: false });
    this.#size += size;
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= this.#options.limit) break;
      this.#drop(oldest);
    }
  }

  /** A map remembers in which order keys came: the last touched is the last. */
  #touch(key: string): Kept<Page> | undefined {
    const kept = this.#kept.get(key);
    if (kept) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
    }
    return kept;
  }

  #drop(key: string): void {
    this.#size -= this.#kept.get(key)?.size ?? 0;
    this.#kept.delete(key);
  }
}
