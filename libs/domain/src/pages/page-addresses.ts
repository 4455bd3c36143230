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

/** What the pages of a release are named by, now and before. */
interface ReleaseSpellings {
  readonly productId: string;
  /** Slugs of its artist, the present one and former ones. */
  readonly artistSlugs: readonly string[];
  /** Slugs of its own, the present one and former ones. */
  readonly productSlugs: readonly string[];
  /** Slugs of the labels in whose feeds it stands or stood. */
  readonly labelSlugs: readonly string[];
}

/** Addresses of every page that shows something of an artist: what to renew when that changes. Without queries: all of them are meant. */
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

/** Addresses of every page that shows something of a label. */
export function labelAddresses(sites: Sites, labelSlug: string): string[] {
  const { main, subdomain } = originsOf(sites);
  return [
    ...subdomainAddresses(subdomain(labelSlug)),
    ...[PUBLIC_PATHS.labelFeed, ...FEEDS].map((path) => main + path),
  ];
}

/** Addresses of every page that shows something of a release, under each name that leads to it. */
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
    // The splash may show it, and lists of addresses name it.
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
 * Addresses of the pictures that a release's page is shared with. Each names its version, so caches keep it long: when
 * the page is taken back they must be told. The host itself keeps none that it would show then.
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
