import type { PageReader } from '@countin/domain/pages';
import type { ReleasePage } from '@countin/domain/release';
import { releaseIdPath } from '@countin/domain/urls';
import { LRUCache } from 'lru-cache';
import { stringBytes } from '../string-bytes.ts';
import { pageIdOf } from './page-id.ts';

/** Age up to which a copy is served while the database is slow or away, milliseconds. */
const STALE_IF_ERROR_MS = 24 * 3_600_000;

interface Cached {
  /** As text: a page cannot change what the next one gets, and its size is known. */
  readonly json: string;
  readonly readAt: number;
  /** Ids of the pages that were rendered from it, see `purge`. */
  readonly pages: Set<string>;
  /** Changed since it was read: served only after an error, not while the database is slow. */
  changed: boolean;
  /** Bytes of all of it. */
  readonly size: number;
}

/** Bytes of the objects around a copy, and around the id of a page. */
const OVERHEAD = 500;
const ID_OVERHEAD = 50;

interface StaleIfErrorOptions {
  readonly read: PageReader;
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
  /** Bytes to keep. */
  readonly limit: number;
  /** Milliseconds that a page waits for the database in all where it has copies to be made of. */
  readonly patience: number;
  readonly onError: (error: unknown) => void;
}

/** The reads of one page. */
export interface PageReads {
  readonly read: PageReader;
  /** When the oldest copy that was served was read; null where every read came from the database. */
  staleSince(): number | null;
}

/**
 * Stale-if-error cache (RFC 5861) of database reads: the last answer is served while the database is slow or away. It
 * holds documents, not pages. A page rendered from them therefore shows the right state for the time of the request.
 */
export class StaleIfErrorCache {
  readonly #options: StaleIfErrorOptions;
  readonly #cached: LRUCache<string, Cached>;
  #purges = 0;

  constructor(options: StaleIfErrorOptions) {
    this.#options = options;
    this.#cached = new LRUCache({
      maxSize: options.limit,
      sizeCalculation: ({ size }) => size,
      ttl: STALE_IF_ERROR_MS,
      ttlResolution: 0,
      perf: { now: options.now },
    });
  }

  /**
   * @param pageId the page that is rendered, see `purge`
   * @param stores whether new copies of its reads are stored
   */
  forPage(pageId: string, stores = true): PageReads {
    const deadline = performance.now() + this.#options.patience;
    const { read } = this.#options;
    let oldest: number | null = null;
    const keep = async <T>(
      name: keyof PageReader,
      requested: readonly unknown[],
      reading: Promise<T>,
      pageIdOfValue?: (value: T) => string | null,
    ): Promise<T> => {
      const { value, readAt } = await this.#answer(
        `${name} ${JSON.stringify(requested)}`,
        { pageId, stores, deadline },
        reading,
        pageIdOfValue,
      );
      if (readAt !== null) oldest = Math.min(oldest ?? readAt, readAt);
      return value;
    };
    return {
      staleSince: () => oldest,
      read: {
        ...read,
        releasePage: (id) => keep('releasePage', [id], read.releasePage(id), pageOfRelease),
        releaseBySlugs: (artistSlug, productSlug) =>
          keep(
            'releaseBySlugs',
            [artistSlug, productSlug],
            read.releaseBySlugs(artistSlug, productSlug),
            pageOfRelease,
          ),
        profileBySlug: (slug) => keep('profileBySlug', [slug], read.profileBySlug(slug)),
        releasesOfArtist: (id, limit) => keep('releasesOfArtist', [id, limit], read.releasesOfArtist(id, limit)),
        // A filter asks with another time each time: the copy has what it had then, and pages check each release.
        releasesOfLabel: (id, filtered, limit, after) =>
          keep(
            'releasesOfLabel',
            [id, filtered.filter, limit, after],
            read.releasesOfLabel(id, filtered, limit, after),
          ),
        releasesByIds: (ids) => keep('releasesByIds', [ids], read.releasesByIds(ids)),
        labelById: (id) => keep('labelById', [id], read.labelById(id)),
        artistsByIds: (ids) => keep('artistsByIds', [ids], read.artistsByIds(ids)),
        // Asked for with another time each time: the copy is what was still to come when it was read.
        comingReleases: async (owner, from, limit) =>
          later(await keep('comingReleases', [owner, limit], read.comingReleases(owner, from, limit)), from),
        medley: (id) => keep('medley', [id], read.medley(id)),
        // Where to begin and the time are others each time: any copy will do.
        listedMedleys: (start, limit) => keep('listedMedleys', [limit], read.listedMedleys(start, limit)),
        // The copy contains releases that have come out since: pages decide by the clock.
        nextReleases: (from, limit) => keep('nextReleases', [limit], read.nextReleases(from, limit)),
        newestReleases: (from, limit) => keep('newestReleases', [limit], read.newestReleases(from, limit)),
      },
    };
  }

  /**
   * Marks the reads behind these pages as changed. A read that is under way may be from before the change.
   *
   * @param gone drops the copies: something is no longer public
   */
  purge(matches: (pageId: string) => boolean, gone: boolean): void {
    this.#purges += 1;
    for (const [key, cached] of [...this.#cached]) {
      if (![...cached.pages].some(matches)) continue;
      if (gone) this.#cached.delete(key);
      else cached.changed = true;
    }
  }

  async #answer<T>(
    key: string,
    { pageId, stores, deadline }: { readonly pageId: string; readonly stores: boolean; readonly deadline: number },
    reading: Promise<T>,
    pageIdOfValue?: (value: T) => string | null,
  ): Promise<{ value: T; readAt: number | null }> {
    const begun = this.#purges;
    // Goes on past the deadline: the next page uses the late answer.
    const found = reading.then((value) => {
      // A copy that is there must not stay behind the database.
      const isStored = stores || this.#cached.has(key);
      if (isStored && begun === this.#purges) this.#keep(key, [pageId, pageIdOfValue?.(value) ?? pageId], value);
      return { value, readAt: null };
    });
    const cached = this.#cached.get(key);
    if (!cached) return found;
    const answered = found.catch((error: unknown) => void this.#options.onError(error));
    const inTime = await (cached.changed ? answered : withinDeadline(answered, deadline));
    if (inTime) return inTime;
    // Purged while waiting for the database: the copy may no longer be public.
    if (begun !== this.#purges) return found;
    this.#note(key, pageId);
    return { value: JSON.parse(cached.json) as T, readAt: cached.readAt };
  }

  #keep(key: string, made: readonly string[], value: unknown): void {
    const pages = new Set([...(this.#cached.peek(key)?.pages ?? []), ...made]);
    // Missing documents are not cached: they cost little, and their names are unlimited. Medleys have known artists.
    if (value === null && !key.startsWith('medley ')) return void this.#cached.delete(key);
    const json = JSON.stringify(value);
    const size = stringBytes(key) + stringBytes(json) + OVERHEAD + [...pages].reduce((sum, id) => sum + sizeOf(id), 0);
    this.#cached.set(key, { json, readAt: this.#options.now(), pages, changed: false, size });
  }

  /** Notes that a page was rendered from a copy. */
  #note(key: string, pageId: string): void {
    const cached = this.#cached.peek(key);
    if (!cached || cached.pages.has(pageId)) return;
    cached.pages.add(pageId);
    this.#cached.set(key, { ...cached, size: cached.size + sizeOf(pageId) }, { noUpdateTTL: true });
  }
}

const sizeOf = (pageId: string) => stringBytes(pageId) + ID_OVERHEAD;

/** Each release is purged by its id, whichever page has read it. */
const pageOfRelease = (release: ReleasePage | null) => release && pageIdOf({ kind: 'main' }, releaseIdPath(release.id));

const later = (releases: ReleasePage[], from: number) => releases.filter(({ firstInstant }) => firstInstant > from);

/** The value, if it comes before the deadline, else undefined. */
async function withinDeadline<T>(reading: Promise<T>, deadline: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, Math.max(0, deadline - performance.now()), undefined);
  });
  try {
    return await Promise.race([reading, late]);
  } finally {
    clearTimeout(timer);
  }
}
