/**
 * Every public path of both sites: pages, what programs read, media, and what the host answers by itself. The builders
 * and parsers of this entry derive from these patterns; nothing else in the product spells one.
 *
 * A first segment is a reserved word of `@countin/slug`, or an artist with that slug would lose its page; a test
 * compares both. Signed-in screens have their patterns beside their routes.
 */
export const PUBLIC_PATHS = {
  // Both sites.
  start: '/',
  login: '/login',
  crossSiteSignIn: '/auth/sync',
  robots: '/robots.txt',
  sitemapIndex: '/sitemap.xml',
  sitemap: '/sitemap-{list}.xml',
  sitemapPart: '/sitemap-{list}-{after}.xml',

  // Countin.
  release: '/release/{reference}',
  releaseCalendar: '/release/{reference}.ics',
  receipt: '/r/{token}',
  oembed: '/oembed',
  embedRelease: '/embed/release/{id}',
  embedProfile: '/embed/{slug}',
  privacy: '/privacy',
  terms: '/terms',
  upgrade: '/upgrade',

  // 4track.
  signup: '/signup',
  artist: '/{slug}',
  artistFeed: '/{slug}/feed.{format}',

  // The subdomain of an artist or a label; the feeds are Countin's too, where the query names a label.
  labelFeed: '/feed',
  feed: '/feed.{format}',
  medley: '/medley',
  medleySuccess: '/medley-success',

  // Every host.
  card: '/card/{kind}/{id}/{language}.png',
  qrCode: '/qr/{kind}/{id}.{format}',
  cover: '/covers/{style}/{colours}/{seed}.svg',
  image: '/images/{artistId}/{imageId}/{width}.{format}',
  personImage: '/images/people/{uid}/{imageId}/{width}.{format}',
  clip: '/clips/{artistId}/{clipId}',

  // The host itself, for pages, functions and monitoring.
  time: '/time',
  health: '/healthz',
  purge: '/purge',
} as const;

/** Name of a public path, a key of {@link PUBLIC_PATHS}. */
export type PublicPathName = keyof typeof PUBLIC_PATHS;
