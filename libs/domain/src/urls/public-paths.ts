import { KEEP_PATH, SCRIPT_PATHS } from './script-paths.ts';

/**
 * All public paths of both sites: pages, feeds and APIs, media, and endpoints of the host itself. URL builders and
 * parsers must derive from these patterns.
 *
 * Each first segment must be a reserved word of `@countin/slug`: an artist with that slug would otherwise lose their
 * page. A test compares both. Signed-in screens define their patterns beside their routes.
 */
export const PUBLIC_PATHS = {
  // Both sites.
  start: '/',
  login: '/login',
  crossSiteSignIn: SCRIPT_PATHS.crossSiteSignIn,
  robots: '/robots.txt',
  sitemapIndex: '/sitemap.xml',
  sitemap: '/sitemap-{list}.xml',
  sitemapPart: '/sitemap-{list}-{after}.xml',

  // Countin.
  release: '/release/{reference}',
  releaseCalendar: '/release/{reference}.ics',
  receipt: '/r/{token}',
  /** Calendar of an artist's plan, for one member. The token is a credential, as that of a receipt. */
  planCalendar: '/r/calendar/{token}.ics',
  /** Calendar of what a fan keeps. The token is a credential, as that of a receipt. */
  keptCalendar: '/r/kept/{token}.ics',
  /** Link of a campaign to a fan: counts the click, and leads on to what the campaign links to. */
  campaignLink: '/r/go/{token}',
  /** Switches a member's morning mail off. The token is a credential, as that of a receipt. */
  planMail: '/r/morning/{token}',
  /** Switches a member's summary of numbers off. The token is a credential, as that of a receipt. */
  summaryMail: '/r/summary/{token}',
  oembed: '/oembed',
  embedRelease: '/embed/release/{id}',
  embedProfile: '/embed/{slug}',
  /** The token is in the fragment, so that no server or log gets it. */
  invitation: '/invitation',
  privacy: '/privacy',
  terms: '/terms',
  upgrade: '/upgrade',

  // 4track.
  signup: '/signup',
  artist: '/{slug}',
  artistFeed: '/{slug}/feed.{format}',

  // Subdomain of an artist or a label. Countin serves the feeds too, with the label in the query.
  labelFeed: '/feed',
  feed: '/feed.{format}',
  medley: '/medley',
  medleySuccess: '/medley-success',

  // Every host.
  card: '/card/{kind}/{id}/{language}.png',
  qrCode: '/qr/{kind}/{id}.{format}',
  cover: '/covers/{style}/{colours}/{seed}.svg',
  image: '/images/{artistId}/{imageId}/{width}.{format}',
  logo: '/images/labels/{labelId}/{logoId}.{format}',
  typeface: '/fonts/{typeface}.woff2',
  pageTypeface: '/fonts/{artistId}/{fileId}.woff2',
  personImage: '/images/people/{uid}/{imageId}/{width}.{format}',
  clip: '/clips/{artistId}/{clipId}',

  // Endpoints of the host itself, for pages, functions and monitoring.
  time: SCRIPT_PATHS.time,
  /** Keeps what a page is about, by POST from its script. */
  keep: KEEP_PATH,
  /** Takes the beacons of public pages, by POST. */
  beacon: SCRIPT_PATHS.beacon,
  health: '/healthz',
  purge: '/purge',
} as const;

/** Name of a public path, a key of {@link PUBLIC_PATHS}. */
export type PublicPathName = keyof typeof PUBLIC_PATHS;
