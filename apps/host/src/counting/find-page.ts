import { releasePageKey, type Subject } from '@countin/domain/numbers';
import type { PageReader } from '@countin/domain/pages';
import {
  parseArtistFeedPath,
  parseArtistPath,
  parseEmbedPath,
  parseFeedPath,
  parseReleasePath,
  parseReleaseReference,
  PUBLIC_PATHS,
} from '@countin/domain/urls';
import type { HostMatch } from '@countin/slug';
import { LRUCache } from 'lru-cache';
import { siteOf } from '../builds/site.ts';

/** A public page that events are counted for. */
export interface CountedPage {
  readonly subject: Subject;
  readonly page: string;
  /** First instant of a release in any zone; null for other pages. */
  readonly releasedAt: number | null;
  readonly isEmbed: boolean;
  /** Kind of an address that is no page: a feed, or a calendar file. */
  readonly file: 'feed' | 'calendar' | null;
}

type KnownHost = Exclude<HostMatch, { kind: 'invalid' }>;

/** Milliseconds that a page is known, and that an address without one is. */
const FRESH_MS = 600_000;
const MISSING_MS = 60_000;
/** Addresses that are known at once. */
const KEPT = 20_000;
/** Look-ups at once: a flood of forged addresses waits, and is refused, before the database has it. */
const MOST_LOOKUPS = 32;

interface Known {
  readonly page: CountedPage | null;
}

/** Finds the page of an address, and its artist or label. */
export class PageFinder {
  readonly #read: PageReader;
  readonly #known: LRUCache<string, Known>;
  readonly #requested = new Map<string, Promise<CountedPage | null>>();

  constructor(read: PageReader, now: () => number) {
    this.#read = read;
    // While the database is away, a page stays what it was.
    this.#known = new LRUCache({ max: KEPT, ttlResolution: 0, noDeleteOnStaleGet: true, perf: { now } });
  }

  /** The page of an address, null where there is none; at once where it is known. */
  find(host: KnownHost, path: string): CountedPage | null | Promise<CountedPage | null> {
    const key = `${host.kind} ${host.kind === 'subdomain' ? host.slug : ''} ${path}`;
    const known = this.#known.get(key);
    if (known) return known.page;
    const requested = this.#requested.get(key);
    if (requested) return requested;
    if (this.#requested.size >= MOST_LOOKUPS) return null;
    const asking = this.#look(host, path)
      .catch((error: unknown) => {
        const stale = this.#known.peek(key, { allowStale: true });
        if (stale?.page) return stale.page;
        throw error;
      })
      .then((page) => {
        this.#known.set(key, { page }, { ttl: page ? FRESH_MS : MISSING_MS });
        return page;
      })
      .finally(() => this.#requested.delete(key));
    this.#requested.set(key, asking);
    return asking;
  }

  #look(host: KnownHost, path: string): Promise<CountedPage | null> {
    const embed = parseEmbedPath(path);
    if (embed) return this.#embedded(embed);
    if (host.kind === 'subdomain') return this.#onSubdomain(host.slug, path);
    if (path === PUBLIC_PATHS.start) return Promise.resolve(startPage(host));
    return host.kind === 'fourtrack' ? this.#on4track(path) : this.#release(path);
  }

  async #embedded(embed: NonNullable<ReturnType<typeof parseEmbedPath>>): Promise<CountedPage | null> {
    const found = embed.kind === 'release' ? await this.#byReference(embed.id) : await this.#bySlug(embed.slug, null);
    return found && { ...found, isEmbed: true };
  }

  async #release(path: string): Promise<CountedPage | null> {
    const parsed = parseReleasePath(path);
    const found = parsed && (await this.#byReference(parsed.reference));
    return found && { ...found, file: parsed.calendar ? 'calendar' : null };
  }

  async #byReference(reference: string): Promise<CountedPage | null> {
    const named = parseReleaseReference(reference);
    if (!named) return null;
    const release = await (named.kind === 'id'
      ? this.#read.releasePage(named.id)
      : this.#read.releaseBySlugs(named.artistSlug, named.productSlug));
    if (release?.status !== 'published') return null;
    return {
      subject: { kind: 'artist', id: release.artistId },
      page: releasePageKey(release.id),
      releasedAt: release.firstInstant,
      isEmbed: false,
      file: null,
    };
  }

  async #onSubdomain(slug: string, path: string): Promise<CountedPage | null> {
    const feed = parseFeedPath(path);
    if (feed) return this.#bySlug(slug, feed === 'ics' ? 'calendar' : 'feed');
    if (path === PUBLIC_PATHS.start || path === PUBLIC_PATHS.medley) return this.#bySlug(slug, null);
    const found = path === PUBLIC_PATHS.labelFeed ? await this.#bySlug(slug, null) : null;
    return found?.subject.kind === 'label' ? { ...found, page: 'feed' } : null;
  }

  async #on4track(path: string): Promise<CountedPage | null> {
    const feed = parseArtistFeedPath(path);
    if (feed) return this.#bySlug(feed.slug, feed.format === 'ics' ? 'calendar' : 'feed');
    const slug = parseArtistPath(path);
    return slug === null ? null : this.#bySlug(slug, null);
  }

  async #bySlug(slug: string, file: CountedPage['file']): Promise<CountedPage | null> {
    const found = await this.#read.profileBySlug(slug);
    if (!found) return null;
    const { kind, profile } = found;
    return { subject: { kind, id: profile.id }, page: kind, releasedAt: null, isEmbed: false, file };
  }
}

const startPage = (host: KnownHost): CountedPage => ({
  subject: { kind: 'site', id: siteOf(host) === 'fourtrack' ? 'fourtrack' : 'countin' },
  page: 'start',
  releasedAt: null,
  isEmbed: false,
  file: null,
});
