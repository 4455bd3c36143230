import { cardPath } from '../urls/share-paths.ts';
import { releaseCardVersion } from './card-version.ts';
import { originsOf, type Sites } from '../deployment/deployment.ts';
import { LANGUAGES } from '../locale/language.ts';
import { artistFeedPath, artistPath, FEED_FORMATS, feedPath } from '../urls/profile-paths.ts';
import { embedPath } from '../urls/public-address.ts';
import { PUBLIC_PATHS } from '../urls/public-paths.ts';
import { releaseCalendarPath, releasePath, releaseReference } from '../urls/release-paths.ts';
import { sitemapPath } from '../urls/sitemap-paths.ts';
import type { ReleasePage } from '../release/release-page.ts';

const FEEDS = FEED_FORMATS.map(feedPath);

interface ArtistNames {
  readonly artistSlug: string;
}

/** Current and former slugs in the URLs of a release. */
interface ReleaseSpellings {
  readonly productId: string;
  /** Current and former slugs of the artist. */
  readonly artistSlugs: readonly string[];
  /** Current and former slugs of the release. */
  readonly productSlugs: readonly string[];
  /** Slugs of current and former labels whose feeds list the release. */
  readonly labelSlugs: readonly string[];
}

/** URLs of all pages that show an artist's data, to purge when it changes. Without a query, all queries are purged. */
export function artistAddresses(sites: Sites, { artistSlug }: ArtistNames): string[] {
  const { fourtrack, main, subdomain } = originsOf(sites);
  return [
    fourtrack + PUBLIC_PATHS.start,
    fourtrack + artistPath(artistSlug),
    ...FEED_FORMATS.map((format) => fourtrack + artistFeedPath(artistSlug, format)),
    ...subdomainAddresses(subdomain(artistSlug)),
    main + embedPath({ kind: 'profile', slug: artistSlug }),
  ];
}

/** URLs of all pages that show a label's data. */
export function labelAddresses(sites: Sites, labelSlug: string): string[] {
  const { main, subdomain } = originsOf(sites);
  return [
    ...subdomainAddresses(subdomain(labelSlug)),
    ...[PUBLIC_PATHS.labelFeed, ...FEEDS, PUBLIC_PATHS.oembed].map((path) => main + path),
    main + embedPath({ kind: 'profile', slug: labelSlug }),
  ];
}

/** URLs of all pages that show a release, under each of its current and former slugs. */
export function releaseAddresses(
  sites: Sites,
  { productId, artistSlugs, productSlugs, labelSlugs }: ReleaseSpellings,
): string[] {
  const { main } = originsOf(sites);
  const names = [
    { id: productId },
    ...artistSlugs.flatMap((artistSlug) =>
      productSlugs.map((productSlug) => ({ id: productId, artistSlug, productSlug })),
    ),
  ];
  const paths = [
    ...names.flatMap((each) => [releasePath(each), releaseCalendarPath(each)]),
    embedPath({ kind: 'release', id: productId }),
    // The start page may show the release, and sitemaps may list it.
    PUBLIC_PATHS.oembed,
    PUBLIC_PATHS.start,
    sitemapPath('releases'),
  ];
  const lists = [
    ...artistSlugs.flatMap((artistSlug) => artistAddresses(sites, { artistSlug })),
    ...labelSlugs.flatMap((slug) => labelAddresses(sites, slug)),
  ];
  return [...new Set([...paths.map((path) => main + path), ...lists])];
}

/**
 * URLs of a release's share cards, to purge when the page is withdrawn. They are versioned, so caches keep them long.
 * The host never serves the card of a withdrawn page from its own cache.
 */
export function releaseCardAddresses(sites: Sites, release: ReleasePage): string[] {
  const version = releaseCardVersion(release);
  return LANGUAGES.map(
    (language) =>
      originsOf(sites).main + cardPath({ kind: 'release', id: releaseReference(release), language }, version),
  );
}

function subdomainAddresses(origin: string): string[] {
  const { start, medley, medleySuccess, labelFeed } = PUBLIC_PATHS;
  return [start, medley, medleySuccess, labelFeed, ...FEEDS].map((path) => origin + path);
}
