/**
 * Words a profile slug may not be: every first path segment of both sites and of their host, since each would be
 * taken for `/{artistSlug}` or the reverse, and the host labels that a `{slug}` subdomain would shadow. Tests hold
 * them against the sites' tables of routes and the host's own.
 */
const PATH_WORDS = [
  'login',
  'signup',
  'logout',
  'auth',
  'discover',
  'collection',
  'studio',
  'artist',
  'artists',
  'profile',
  'privacy',
  'terms',
  'release',
  'releases',
  'generator',
  'bulk-links',
  'dashboard',
  'publisher',
  'settings',
  'upgrade',
  'label',
  'labels',
  'admin',
  'feed',
  'medley',
  'medley-success',
  'covers',
  'assets',
  'time',
  'healthz',
  'config',
  'embed',
  'oembed',
  'sitemap',
  'robots',
  'favicon',
  'not-found',
  'create',
  'confirm',
  'card',
  'cards',
  'clip',
  'clips',
  'image',
  'images',
  'purge',
  'receipt',
] as const;

const HOST_WORDS = [
  'www',
  'www2',
  'api',
  'app',
  'mail',
  'smtp',
  'imap',
  'ftp',
  'cdn',
  'static',
  'img',
  'media',
  'blog',
  'help',
  'support',
  'status',
  'docs',
  'dev',
  'staging',
  'test',
  'localhost',
  'ns1',
  'ns2',
  'mx1',
  'autoconfig',
  'autodiscover',
  'webmaster',
  'postmaster',
  'hostmaster',
  'abuse',
  'security',
  'root',
  'about',
  'legal',
  'contact',
  'null',
  'undefined',
  'new',
  'edit',
] as const;

const RESERVED: ReadonlySet<string> = new Set([...PATH_WORDS, ...HOST_WORDS]);

/** Names of the two sites: the host switch reads them out of a host name wherever they stand. */
const SITE_NAMES = ['4track', 'countin'] as const;

/** Marks a label as an encoded international name: browsers would decode it, or refuse the address. */
const PUNYCODE_PREFIX = 'xn--';

/** Whether a slug would shadow a path, a host name or one of the sites themselves, or not work as a host label. */
export function isReservedSlug(slug: string): boolean {
  return RESERVED.has(slug) || slug.startsWith(PUNYCODE_PREFIX) || SITE_NAMES.some((name) => slug.includes(name));
}
