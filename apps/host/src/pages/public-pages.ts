import type { PageRequest, PageServices, PageResponse, PurgeRequest } from '@countin/domain/pages';
import { matchHost } from '@countin/slug';
import type { SiteBuild } from '../builds/site-build.ts';
import { pageIdOf, readsPageIdOf } from '../backend/page-id.ts';
import { StaleIfErrorCache } from '../backend/stale-if-error-cache.ts';
import { Entity } from '../http/entity.ts';
import { readCachePolicy } from './cache-policy.ts';
import { PageCache, type Rendered, type Served } from './page-cache.ts';
import { pageKey } from './page-key.ts';
import { SeenKeys } from './seen-keys.ts';
import { stringBytes } from '../string-bytes.ts';

/** A page as it is cached: its body is in the entity, which compresses it once. */
export interface PublicPage {
  readonly response: Omit<PageResponse, 'body'>;
  readonly entity: Entity;
  /** When the oldest copy was read that stood in for the database; null where the page is of now. */
  readonly staleSince: number | null;
}

/** Seconds that a page made of cached reads is served, without asking the failing database again. */
const STALE_FRESH = 5;
/** Bytes of the objects around a page: headers, hashes and entries of maps. */
const OVERHEAD = 2048;
/** Milliseconds that a page waits for a slow database where it has copies to be made of. */
const PATIENCE = 500;

interface PublicPagesOptions {
  readonly services: Omit<PageServices, 'asset'>;
  readonly now: () => number;
  /** Bytes of pages to keep in memory, and as much again of what they are made of. */
  readonly limit: number;
}

/** A page that only says what is wrong: shown where there is no earlier copy, and never kept. */
class ErrorPage extends Error {
  readonly page: PublicPage;
  constructor(page: PublicPage, path: string) {
    super(`status ${page.response.status} for ${path}`);
    this.page = page;
  }
}

/** Renders public pages through the sites' renderers, keeping what may be kept. */
export class PublicPages {
  readonly #services: PublicPagesOptions['services'];
  readonly #cache: PageCache<PublicPage | null>;
  readonly #kept: StaleIfErrorCache;
  readonly #variants = new SeenKeys();

  constructor({ services, now, limit }: PublicPagesOptions) {
    this.#services = services;
    this.#cache = new PageCache({ now, limit, onError: (error) => services.log('a page could not be renewed', error) });
    this.#kept = new StaleIfErrorCache({
      read: services.read,
      now,
      limit,
      patience: PATIENCE,
      onError: (error) => services.log('a stale copy replaces a failed database read', error),
    });
  }

  /**
   * The page for a request, or null where the site's shell answers.
   *
   * @param site keeps the sites' pages apart
   * @throws what the renderer throws, when there is no earlier copy
   */
  async answer(site: string, build: SiteBuild, request: PageRequest): Promise<Served<PublicPage | null>> {
    const key = request.method === 'POST' ? null : pageKey(request);
    // Visitors can make up parameters: a variant is stored when it is requested again.
    const isVariant = request.query.size > 0;
    if (key === null) {
      const { page } = await this.#render(build, request, { stores: !isVariant, key: null });
      return { page, from: 'render' };
    }
    const cacheKey = `${site} ${key}`;
    const stores = !isVariant || this.#variants.isRepeated(cacheKey);
    // HEAD is answered from the page itself, and a kept page must not know who asked first.
    const sharedRequest: PageRequest = { ...request, method: 'GET', clientAddress: '', country: null };
    const render = async () => {
      const rendered = await this.#render(build, sharedRequest, { stores, key: cacheKey });
      if (rendered.page && rendered.page.response.status >= 500) throw new ErrorPage(rendered.page, request.path);
      return rendered;
    };
    try {
      return await this.#cache.get(cacheKey, render, stores);
    } catch (error) {
      if (error instanceof ErrorPage) return { page: error.page, from: 'render' };
      throw error;
    }
  }

  /**
   * Purges every copy of the pages at these addresses, whatever their language and parameters.
   *
   * @returns how many copies that were
   */
  purge({ addresses, gone }: PurgeRequest): number {
    const places = new Set(
      addresses.flatMap((address) => {
        const { host, pathname } = new URL(address);
        const match = matchHost(host, this.#services.sites);
        // Names that are none of ours are answered as the main host is.
        return match.kind === 'main'
          ? [pageIdOf(match, pathname), pageIdOf({ kind: 'unknown' }, pathname)]
          : [pageIdOf(match, pathname)];
      }),
    );
    this.#kept.purge((place) => places.has(place), gone);
    return this.#cache.purge((key) => places.has(key.slice(key.indexOf(' ') + 1, key.indexOf(']') + 1)), gone);
  }

  /** @param key under which the page is cached; null for one that is not */
  async #render(
    build: SiteBuild,
    request: PageRequest,
    { stores, key }: { readonly stores: boolean; readonly key: string | null },
  ): Promise<Rendered<PublicPage | null>> {
    const reads = this.#kept.forPage(readsPageIdOf(request), stores);
    const rendered = await build.renderPage(request, {
      ...this.#services,
      read: reads.read,
      staleSince: reads.staleSince,
      asset: (name) => build.assetNames.get(name),
    });
    if (!rendered) return { page: null, policy: null, size: 0 };
    const { body, ...response } = rendered;
    const onEncoded = (bytes: number) => key !== null && this.#cache.grow(key, page, bytes);
    const page: PublicPage = { response, entity: new Entity(body, onEncoded), staleSince: reads.staleSince() };
    const policy = policyOf(response);
    return {
      page,
      policy: policy && page.staleSince !== null ? { fresh: Math.min(policy.fresh, STALE_FRESH), stale: 0 } : policy,
      size: page.entity.size + stringBytes(key ?? '') + OVERHEAD,
    };
  }
}

function policyOf(response: PublicPage['response']) {
  const headers = new Headers(response.headers);
  return headers.has('set-cookie') ? null : readCachePolicy(headers.get('cache-control') ?? undefined);
}
