import { LRUCache } from 'lru-cache';
import type { CachePolicy } from './cache-policy.ts';

/** Result of a render, with its cache policy. */
export interface Rendered<Page> {
  readonly page: Page;
  /** Null: do not cache. */
  readonly policy: CachePolicy | null;
  /** Bytes. What is added to the page later is counted by `grow`. */
  readonly size: number;
}

export interface Served<Page> {
  readonly page: Page;
  /** `last-good`: an outdated copy, served because the render failed. */
  readonly from: 'render' | 'cache' | 'last-good';
  /** Expiry on the cache's clock, ms; absent when the page is stale or was rendered for this request. */
  readonly freshUntil?: number;
}

interface Cached<Page> extends Rendered<Page> {
  readonly policy: CachePolicy;
  readonly renderedAt: number;
  /** The content has changed since: the copy is served only when a new render fails. */
  purged: boolean;
}

interface CacheOptions {
  /** Clock, in milliseconds since any fixed moment. */
  readonly now: () => number;
  /** Maximum total size of the cached pages, bytes. */
  readonly limit: number;
  readonly onError: (error: unknown) => void;
}

/**
 * In-memory LRU cache of pages, following `s-maxage` and `stale-while-revalidate` (RFC 9111, RFC 5861). Concurrent
 * requests for one page share one render.
 */
export class PageCache<Page> {
  readonly #options: CacheOptions;
  readonly #cached: LRUCache<string, Cached<Page>>;
  readonly #rendering = new Map<string, Promise<Rendered<Page>>>();

  constructor(options: CacheOptions) {
    this.#options = options;
    this.#cached = new LRUCache({ maxSize: options.limit, sizeCalculation: ({ size }) => size });
  }

  /**
   * @param stores whether a new copy is stored. Otherwise requests at the same time still share it.
   * @throws the error of `render`, when no usable copy is cached
   */
  async get(key: string, render: () => Promise<Rendered<Page>>, stores = true): Promise<Served<Page>> {
    const cached = this.#cached.get(key);
    const age = cached ? (this.#options.now() - cached.renderedAt) / 1000 : Infinity;
    const usable = cached && !cached.purged;
    if (usable && age < cached.policy.fresh)
      return { page: cached.page, from: 'cache', freshUntil: cached.renderedAt + cached.policy.fresh * 1000 };
    if (usable && age < cached.policy.fresh + cached.policy.stale) {
      this.#render(key, render, true).catch(this.#options.onError);
      return { page: cached.page, from: 'cache' };
    }
    try {
      return { page: await this.#renderedPage(key, render, stores), from: 'render' };
    } catch (error) {
      // An expired copy may be wrong: policies end when the page is due to change by itself.
      if (!cached || age >= cached.policy.fresh + cached.policy.stale) throw error;
      this.#options.onError(error);
      return { page: cached.page, from: 'last-good' };
    }
  }

  /** Counts bytes that a page was added to since it was stored, such as an encoding. */
  grow(key: string, page: Page, bytes: number): void {
    const cached = this.#cached.peek(key);
    if (cached?.page === page) this.#cached.set(key, { ...cached, size: cached.size + bytes });
  }

  async #renderedPage(key: string, render: () => Promise<Rendered<Page>>, stores: boolean): Promise<Page> {
    const isShared = this.#rendering.has(key);
    const { page, policy } = await this.#render(key, render, stores);
    // An uncacheable page must not be shared between requests: render it again.
    return isShared && !policy ? (await render()).page : page;
  }

  #render(key: string, render: () => Promise<Rendered<Page>>, stores: boolean): Promise<Rendered<Page>> {
    const running = this.#rendering.get(key);
    if (running) return running;
    const started = render()
      .then((rendered) => {
        // Race: a render that started before a purge may have read old data.
        if (stores && this.#rendering.get(key) === started) this.#keep(key, rendered);
        return rendered;
      })
      .finally(() => {
        if (this.#rendering.get(key) === started) this.#rendering.delete(key);
      });
    this.#rendering.set(key, started);
    return started;
  }

  /**
   * Purges pages, so that the next request renders them again. Includes renders in progress.
   *
   * @param gone deletes the copies, so that none is served while the database is unavailable
   * @returns number of purged copies
   */
  purge(matches: (key: string) => boolean, gone: boolean): number {
    for (const key of [...this.#rendering.keys()].filter(matches)) this.#rendering.delete(key);
    const keys = [...this.#cached.keys()].filter(matches);
    for (const key of keys) {
      const cached = this.#cached.peek(key);
      if (gone) this.#cached.delete(key);
      else if (cached) cached.purged = true;
    }
    return keys.length;
  }

  #keep(key: string, { page, policy, size }: Rendered<Page>): void {
    if (policy) this.#cached.set(key, { page, policy, size, renderedAt: this.#options.now(), purged: false });
    else this.#cached.delete(key);
  }
}
