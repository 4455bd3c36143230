import { originsOf, type Sites } from './deployment.ts';

const FEEDS = ['/feed.rss', '/feed.json', '/feed.ics'] as const;

interface ArtistNames {
  readonly artistSlug: string;
}

interface ReleaseNames extends ArtistNames {
  readonly productId: string;
  /** Slugs of the labels in whose feeds it stands or stood. */
  readonly labelSlugs: readonly string[];
}

/** Addresses of every page that shows something of an artist: what to renew when that changes. Without queries: all of them are meant. */
export function artistAddresses(sites: Sites, { artistSlug }: ArtistNames): string[] {
  const { fourtrack, main, subdomain } = originsOf(sites);
  return [
    `${fourtrack}/`,
    `${fourtrack}/${artistSlug}`,
    ...FEEDS.map((feed) => `${fourtrack}/${artistSlug}${feed}`),
    ...subdomainAddresses(subdomain(artistSlug)),
    `${main}/embed/${artistSlug}`,
  ];
}

/** Addresses of every page that shows something of a label. */
export function labelAddresses(sites: Sites, labelSlug: string): string[] {
  const { main, subdomain } = originsOf(sites);
  return [...subdomainAddresses(subdomain(labelSlug)), ...['/feed', ...FEEDS].map((path) => main + path)];
}

/** Addresses of every page that shows something of a release. */
export function releaseAddresses(sites: Sites, release: ReleaseNames): string[] {
  const { main } = originsOf(sites);
  const { productId, labelSlugs } = release;
  return [
    ...['', '.ics'].map((end) => `${main}/release/${productId}${end}`),
    `${main}/embed/release/${productId}`,
    `${main}/oembed`,
    ...artistAddresses(sites, release),
    ...new Set(labelSlugs.flatMap((slug) => labelAddresses(sites, slug))),
  ];
}

function subdomainAddresses(origin: string): string[] {
  return ['/', '/medley', '/medley-success', '/feed', ...FEEDS].map((path) => origin + path);
}
