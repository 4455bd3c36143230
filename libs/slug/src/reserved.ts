/**
 * Reserved words for profile slugs. First path segments of both sites and of their host would collide with
 * `/{artistSlug}`. A `{slug}` subdomain would shadow host labels. Tests compare them with the route tables of the sites
 * and the host.
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
  'count',
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
  'fonts',
  'purge',
  'receipt',
  'invitation',
  'numbers',
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

const RESERVED: ReadonlySet<string> = /* @__PURE__ */ new Set([...PATH_WORDS, ...HOST_WORDS]);

/** Site names, reserved because `matchHost` looks for them anywhere in a host name. */
const SITE_NAMES = ['4track', 'countin'] as const;

/** Prefix of internationalised host labels (punycode): browsers would decode the slug or refuse the URL. */
const PUNYCODE_PREFIX = 'xn--';

/** Whether a slug is unusable. It would shadow a path, a host name or a site, or is an invalid host label. */
export function isReservedSlug(slug: string): boolean {
  return RESERVED.has(slug) || slug.startsWith(PUNYCODE_PREFIX) || SITE_NAMES.some((name) => slug.includes(name));
}
