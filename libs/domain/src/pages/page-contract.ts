import type { HostMatch } from '@countin/slug';
import type { CallableKey, CallableInput, CallableOutput } from '../callables/callables.ts';
import type { Sites } from '../deployment/deployment.ts';
import type { Medley } from '../medley/medley.ts';
import type { LabelProfile } from '../profile/label-profile.ts';
import type { ArtistPage } from '../profile/artist-page.ts';
import type { ArtistProfile } from '../profile/profile.ts';
import type { ReleasePage } from '../release/release-page.ts';
import type { FeedFilter } from './label-feed.ts';

/** Request that the host passes to a site's renderer, parsed and size-limited. */
export interface PageRequest {
  readonly method: 'GET' | 'HEAD' | 'POST';
  /** Percent-encoded path with a leading `/`. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly host: HostMatch;
  readonly acceptLanguage: string;
  readonly cookies: Readonly<Record<string, string>>;
  /** Fields of a posted form; empty otherwise. */
  readonly form: Readonly<Record<string, string>>;
  /** Whether the page's script sent the request and expects JSON. */
  readonly wantsJson: boolean;
  /** Server time, milliseconds since 1970. */
  readonly now: number;
  /** IP address of the client, for rate limits. */
  readonly clientAddress: string;
  /** The client's country by platform header, ISO code. Null for pages in the shared cache. */
  readonly country: string | null;
}

/** Cursor of a paged list of releases: the last one shown. */
export interface ListCursor {
  readonly firstInstant: number;
  readonly id: string;
}

/** Filter of a feed, and the time from which releases are upcoming, milliseconds since 1970. */
export interface FilteredAt {
  readonly filter: FeedFilter;
  readonly now: number;
}

/** Kinds of pages in the sitemap. */
export const PUBLIC_KINDS = ['releases', 'artists', 'labels'] as const;
/** One of {@link PUBLIC_KINDS}. */
export type PublicKind = (typeof PUBLIC_KINDS)[number];

/** Entry of a public page in the sitemap. */
export interface PublicPageEntry {
  /** Id of its document. */
  readonly id: string;
  /** Release reference, or slug of an artist or a label. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

/** A profile that was found by a slug. */
export type FoundProfile =
  | { readonly kind: 'artist'; readonly profile: ArtistPage }
  | { readonly kind: 'label'; readonly profile: LabelProfile };

/** Database reads of public pages. Each is one read or one bounded query; null means not found. */
export interface PageReader {
  releasePage(productId: string): Promise<ReleasePage | null>;
  /** Release by the current or a former slug of its artist. The result contains the current slugs. */
  releaseBySlugs(artistSlug: string, productSlug: string): Promise<ReleasePage | null>;
  /** Profile by its current or a former slug. The result contains the current one. Null for a deleted profile. */
  profileBySlug(slug: string): Promise<FoundProfile | null>;
  /** Published releases of an artist, latest moment first, at most `limit`. */
  releasesOfArtist(artistId: string, limit: number): Promise<ReleasePage[]>;
  /**
   * Published releases of a label, at most `limit`, after the cursor, by a filter and in its order. `readFeedPage` makes
   * pages of them.
   */
  releasesOfLabel(
    labelId: string,
    filtered: FilteredAt,
    limit: number,
    after?: ListCursor,
  ): Promise<readonly ReleasePage[]>;
  /** Published releases among at most eight ids, in the order of the ids. */
  releasesByIds(productIds: readonly string[]): Promise<ReleasePage[]>;
  /** A label that has a public page; null otherwise. */
  labelById(labelId: string): Promise<LabelProfile | null>;
  /** Artists among at most thirty ids, in the order of the ids. */
  artistsByIds(artistIds: readonly string[]): Promise<ArtistProfile[]>;
  /** Published releases of an artist or a label whose first instant is after `from`, latest first, at most `limit`. */
  comingReleases(
    owner: { readonly artistId: string } | { readonly labelId: string },
    from: number,
    limit: number,
  ): Promise<ReleasePage[]>;
  /** Public pages of a kind, ordered by id, at most `limit`, after the given id. */
  publicPages(kind: PublicKind, limit: number, after: string | null): Promise<PublicPageEntry[]>;
  /** Last ids of each full batch of `size` public pages of a kind, in order. */
  publicPageEnds(kind: PublicKind, size: number): Promise<string[]>;
  medley(artistId: string): Promise<Medley | null>;
  /**
   * Listed medleys by position from `start`, wrapping around, at most `limit`. The wrap-around costs a second query.
   */
  listedMedleys(start: number, limit: number): Promise<Medley[]>;
  /** Listed releases of all artists whose first instant is after `from`, the soonest first, at most `limit`. */
  nextReleases(from: number, limit: number): Promise<ReleasePage[]>;
  /** Listed releases of all artists whose first instant is not after `from`, the newest first, at most `limit`. */
  newestReleases(from: number, limit: number): Promise<ReleasePage[]>;
}

/** Calls a callable for a fan. Throws AppError with the function's code. */
export type CallFunction = <K extends CallableKey>(
  key: K,
  input: CallableInput<K>,
  clientAddress: string,
) => Promise<CallableOutput<K>>;

/** Services available to a page function. */
export interface PageServices {
  readonly read: PageReader;
  readonly call: CallFunction;
  readonly sites: Sites;
  /** URL of a built file by its source name, e.g. `page-script`. Undefined if it does not exist. */
  readonly asset: (name: string) => string | undefined;
  readonly log: (message: string, error?: unknown) => void;
  /** WebSub hub that feeds advertise; null or absent if there is none. */
  readonly hub?: string | null;
  /** Read time of the oldest stale copy that this page used while the database was unavailable; null without one. */
  readonly staleSince?: () => number | null;
}

/** A click on a link that leads away from a page: to a store, or to another address. */
export type PageClick =
  { readonly kind: 'store'; readonly service: string } | { readonly kind: 'link'; readonly url: string };

/** The response of a page function, before the host adds its own headers. */
export interface PageResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The host appends the request's query to `location`, including parameters that no page reads. */
  readonly keepsQuery?: true;
  /** The response leads away by a link of the page. The request counts as a click, so no cache may answer it. */
  readonly click?: PageClick;
  /** Allows framing by any site, or by these hosts; without it, framing is forbidden. */
  readonly framing?: 'anywhere' | readonly string[];
  /** Origins that the page may show in a frame; none without. */
  readonly frames?: readonly string[];
  /** `'sha256-…'` sources of inline scripts and styles, for the Content-Security-Policy. */
  readonly inline?: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
}

/**
 * Entry point of a site's renderer build, exported as `renderPage`. Returns null for a path that is not a public page;
 * the host then serves the site's shell.
 */
export type RenderPage = (request: PageRequest, services: PageServices) => Promise<PageResponse | null>;
