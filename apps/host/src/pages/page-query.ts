import { countryOf, LANGUAGES } from '@countin/domain/locale';
import { parseListCursor, type PageRequest } from '@countin/domain/pages';
import {
  isEmbedPath,
  mayHoldReceiptToken,
  parseArtistPath,
  parseFeedPath,
  parseReleasePath,
  PUBLIC_PATHS,
} from '@countin/domain/urls';
import { matchLanguage } from '@countin/i18n';
import { latinSlug, type HostMatch } from '@countin/slug';

/** A parameter as pages see it: its value in one spelling, or null where it says nothing. */
type ReadParameter = (value: string) => string | null;

/** A longer value is no page's. */
const LONGEST_VALUE = 300;

const asItIs: ReadParameter = (value) => (value.length <= LONGEST_VALUE ? value : null);
const matching =
  (pattern: RegExp): ReadParameter =>
  (value) =>
    pattern.test(value) ? value : null;
const after: ReadParameter = (value) => (parseListCursor(value) ? value : null);
const kind = matching(/^(?:single|ep|album)$/);
/** A list of an artist's page. */
const section = matching(/^(?:links|shows|releases)$/);
/** A link of the page that is followed by an address of the page. */
const go = matching(/^(?:[A-Za-z0-9_-]{1,128}|\.\d{1,2})$/);
const slug: ReadParameter = (value) => asItIs(value.trim().toLowerCase());
/** A visitor's choice in a feed: an artist by name or slug, and a kind. */
const chosen = { artist: (value: string) => asItIs(latinSlug(value) || value.trim()) || null, kind } as const;

/** Names that every page reads. */
const ON_ALL: Readonly<Record<string, ReadParameter>> = {
  lang: (value) => matchLanguage(value, LANGUAGES),
  // Empty asks for the list of countries.
  country: (value) => (value === '' ? '' : countryOf(value)),
};

/** Further names that some pages read, and whether equal requests get equal pages. */
interface PageParameters {
  readonly path: (path: string) => boolean;
  readonly hosts?: readonly HostMatch['kind'][];
  readonly shared: boolean;
  readonly names: Readonly<Record<string, ReadParameter>>;
}

const is = (pattern: string) => (path: string) => path === pattern;
const isFeed = (path: string) => path === PUBLIC_PATHS.labelFeed || parseFeedPath(path) !== null;

const PARAMETERS: readonly PageParameters[] = [
  // A label's feed on its own host is about that host's label. Another name in its address is for one request alone.
  { path: isFeed, hosts: ['subdomain'], shared: true, names: { after, ...chosen } },
  { path: isFeed, hosts: ['subdomain'], shared: false, names: { subdomain: slug, label: slug } },
  {
    path: isFeed,
    hosts: ['main', 'unknown'],
    shared: true,
    names: { subdomain: slug, label: slug, after, ...chosen },
  },
  {
    path: is(PUBLIC_PATHS.start),
    hosts: ['subdomain'],
    shared: true,
    names: { after, artists: matching(/^[1-9]\d{0,3}$/) },
  },
  {
    path: (path) => path === PUBLIC_PATHS.start || path === PUBLIC_PATHS.medley,
    hosts: ['subdomain'],
    shared: true,
    names: { section, go },
  },
  { path: (path) => parseArtistPath(path) !== null, hosts: ['fourtrack'], shared: true, names: { section, go } },
  { path: (path) => parseReleasePath(path) !== null, shared: true, names: { section: matching(/^credits$/), go } },
  { path: isEmbedPath, shared: true, names: { theme: matching(/^(?:light|dark)$/), ...chosen } },
  {
    path: is(PUBLIC_PATHS.oembed),
    shared: true,
    names: { url: (value) => value, format: asItIs, maxwidth: matching(/^\d{1,5}$/), maxheight: matching(/^\d{1,5}$/) },
  },
  { path: is(PUBLIC_PATHS.medleySuccess), shared: false, names: { release: asItIs, state: asItIs } },
  { path: mayHoldReceiptToken, shared: false, names: { 'one-click': asItIs, campaign: asItIs } },
];

type Requested = Pick<PageRequest, 'host' | 'path'>;

/**
 * The query as pages see it: only names that they read, the first of each, in one order and spelling. Names that
 * trackers and visitors append reach no page, and make no further copies.
 */
export function pageQuery(requested: Requested, query: URLSearchParams): URLSearchParams {
  const read = new URLSearchParams();
  for (const [name, of] of Object.entries({ ...ON_ALL, ...namesRead(requested, () => true) })) {
    const given = query.get(name);
    const value = given === null ? null : of(given);
    if (value !== null) read.set(name, value);
  }
  return read;
}

/** Whether all who ask for a page with this query, as {@link pageQuery} gives it, get the same. */
export function isSharedQuery(requested: Requested, query: URLSearchParams): boolean {
  const shared = { ...ON_ALL, ...namesRead(requested, (page) => page.shared) };
  return [...query].every(([name, value]) => Object.hasOwn(shared, name) && value.length <= LONGEST_VALUE);
}

function namesRead(
  { host, path }: Requested,
  wanted: (page: PageParameters) => boolean,
): Readonly<Record<string, ReadParameter>> {
  const pages = PARAMETERS.filter(
    (page) => page.path(path) && (page.hosts?.includes(host.kind) ?? true) && wanted(page),
  );
  return Object.assign({}, ...pages.map(({ names }) => names)) as Readonly<Record<string, ReadParameter>>;
}
