import type { HostMatch } from '@countin/slug';
import type { CallableKey, CallableInput, CallableOutput } from '../callables/callables.ts';
import type { Sites } from '../deployment/deployment.ts';
import type { Medley } from '../medley/medley.ts';
import type { ArtistProfile, LabelProfile } from '../profile/profile.ts';
import type { ReleasePage } from '../release/release-page.ts';

/** What the host hands to a site's renderer: a request, read and limited. */
export interface PageRequest {
  readonly method: 'GET' | 'HEAD' | 'POST';
  /** Path, beginning with `/`, still percent-encoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly host: HostMatch;
  readonly acceptLanguage: string;
  readonly cookies: Readonly<Record<string, string>>;
  /** Fields of a posted form; empty otherwise. */
  readonly form: Readonly<Record<string, string>>;
  /** The script of the page posts too and wants JSON back. */
  readonly wantsJson: boolean;
  /** The server's clock, milliseconds since 1970. */
  readonly now: number;
  /** Address of the client, for rate limits. */
  readonly clientAddress: string;
  /** Where the platform says the client is, by ISO code. Null in a page that is kept for everybody. */
  readonly country: string | null;
}

/** Where a list of releases goes on: at the last one shown. */
export interface ListCursor {
  readonly firstInstant: number;
  readonly id: string;
}

/** Kinds of public pages that a sitemap lists. */
export const PUBLIC_KINDS = ['releases', 'artists', 'labels'] as const;
/** One of {@link PUBLIC_KINDS}. */
export type PublicKind = (typeof PUBLIC_KINDS)[number];

/** A public page as a sitemap lists it. */
export interface PublicPageEntry {
  /** Id of its document. */
  readonly id: string;
  /** What names a release in its address, an artist's or a label's slug. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

/** Document reads a public page may do. Each is one read or one bounded query; null means there is none. */
export interface PageReader {
  releasePage(productId: string): Promise<ReleasePage | null>;
  /** The release of an artist that has a slug, or had it once: its names say which is the present one. */
  releaseBySlugs(artistSlug: string, productSlug: string): Promise<ReleasePage | null>;
  profileBySlug(
    slug: string,
  ): Promise<{ kind: 'artist'; profile: ArtistProfile } | { kind: 'label'; profile: LabelProfile } | null>;
  /** Published releases of an artist, latest moment first, at most `limit`. */
  releasesOfArtist(artistId: string, limit: number): Promise<ReleasePage[]>;
  /** Published releases of a label, latest moment first, at most `limit`, after the place given. */
  releasesOfLabel(labelId: string, limit: number, after?: ListCursor): Promise<ReleasePage[]>;
  /** Published releases of an artist or a label whose first instant is after `from`, latest first, at most `limit`. */
  comingReleases(
    owner: { readonly artistId: string } | { readonly labelId: string },
    from: number,
    limit: number,
  ): Promise<ReleasePage[]>;
  /** What is public of a kind, by id, at most `limit` and after the id given. */
  publicPages(kind: PublicKind, limit: number, after: string | null): Promise<PublicPageEntry[]>;
  /** Ids that end each full run of `size` public pages of a kind, in order. */
  publicPageEnds(kind: PublicKind, size: number): Promise<string[]>;
  medley(artistId: string): Promise<Medley | null>;
  /** Listed medleys in the order of their positions from `start` on and around the ring, at most `limit`. Two queries where the ring ends. */
  listedMedleys(start: number, limit: number): Promise<Medley[]>;
  /** Listed releases of all artists whose first instant is after `from`, the soonest first, at most `limit`. */
  nextReleases(from: number, limit: number): Promise<ReleasePage[]>;
  /** Listed releases of all artists whose first instant is not after `from`, the newest first, at most `limit`. */
  newestReleases(from: number, limit: number): Promise<ReleasePage[]>;
}

/** Calls a callable for a fan; throws AppError with the function's code. */
export type CallFunction = <K extends CallableKey>(
  key: K,
  input: CallableInput<K>,
  clientAddress: string,
) => Promise<CallableOutput<K>>;

/** What a page function may use beside the request. */
export interface PageServices {
  readonly read: PageReader;
  readonly call: CallFunction;
  readonly sites: Sites;
  /** Address of a file of this site's build by its source name, e.g. `enhance`. Undefined when it is not there. */
  readonly asset: (name: string) => string | undefined;
  readonly log: (message: string, error?: unknown) => void;
  /** When the oldest copy was read that stood in for the database in this page so far, by the host's clock; null where none did. */
  readonly staleSince?: () => number | null;
}

/** The response of a page function, before the host adds its own headers. */
export interface PageResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The host adds the query of each request to `location`, with what no page reads. */
  readonly keepsQuery?: true;
  /** Pages of any site may show it in a frame; without it, none may. */
  readonly framing?: 'anywhere';
  /** `'sha256-…'` sources of what is inlined, for the Content-Security-Policy. */
  readonly inline?: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
}

/**
 * What a site's renderer build exports as `renderPage`: a response for a public page, or null for every
 * path that is not one, which gets the site's shell.
 */
export type RenderPage = (request: PageRequest, services: PageServices) => Promise<PageResponse | null>;
