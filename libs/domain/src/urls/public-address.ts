import { isOwnHost, isReservedSlug, matchHost, parseUrl, profileSlugError } from '@countin/slug';
import * as v from 'valibot';
import type { Sites } from '../deployment/deployment.ts';
import { idSchema } from '../fields/fields.ts';
import { buildPath, matchPath } from './path-pattern.ts';
import { parseArtistPath } from './profile-paths.ts';
import { PUBLIC_PATHS } from './public-paths.ts';
import { parseReleasePath } from './release-paths.ts';

/** Embeddable content: a release by id, or an artist by slug. */
export type Embedded =
  { readonly kind: 'release'; readonly id: string } | { readonly kind: 'profile'; readonly slug: string };

/** Content of a public URL: a release by its URL reference, or an artist or label by slug. */
export type PublicAddress =
  { readonly kind: 'release'; readonly reference: string } | { readonly kind: 'profile'; readonly slug: string };

/** Path of an embed on the main host. Releases are named by id, which never changes. */
export function embedPath(embedded: Embedded): string {
  return embedded.kind === 'release'
    ? buildPath(PUBLIC_PATHS.embedRelease, { id: embedded.id })
    : buildPath(PUBLIC_PATHS.embedProfile, { slug: embedded.slug });
}

/** Parses a path made by {@link embedPath}; null for any other path. */
export function parseEmbedPath(path: string): Embedded | null {
  const release = matchPath(PUBLIC_PATHS.embedRelease, path);
  if (release) return v.is(idSchema, release.id) ? { kind: 'release', id: release.id } : null;
  return profile(matchPath(PUBLIC_PATHS.embedProfile, path)?.slug);
}

/** Whether a path has the shape of {@link embedPath}, including those with an invalid id or slug. */
export function isEmbedPath(path: string): boolean {
  return matchPath(PUBLIC_PATHS.embedRelease, path) !== null || matchPath(PUBLIC_PATHS.embedProfile, path) !== null;
}

/** Path of the oEmbed response for a public URL. https://oembed.com */
export function oembedPath(url: string): string {
  return `${PUBLIC_PATHS.oembed}?${new URLSearchParams({ url, format: 'json' })}`;
}

/** Parses the URL of a public page as users copy it; null for all other URLs and for foreign hosts. */
export function parsePublicAddress(address: string, sites: Sites): PublicAddress | null {
  const url = parseUrl(address);
  if (!url) return null;
  const { protocol, host, hostname, pathname, searchParams } = url;
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  // In local development, plain localhost is one of the sites too.
  if (!isOwnHost(hostname, sites) && !(sites.scheme === 'http' && hostname === 'localhost')) return null;
  const match = matchHost(host, sites);
  const path = pathname.replace(/\/$/, '');
  if (match.kind === 'subdomain') return ON_SUBDOMAIN.includes(path) ? profile(match.slug) : null;
  if (match.kind === 'main') return onMain(path, searchParams);
  return match.kind === 'fourtrack' ? profile(parseArtistPath(path) ?? undefined) : null;
}

/** Paths of public pages on a subdomain, without a trailing slash. */
const ON_SUBDOMAIN: readonly string[] = ['', PUBLIC_PATHS.medley, PUBLIC_PATHS.labelFeed];

function onMain(path: string, query: URLSearchParams): PublicAddress | null {
  if (path === PUBLIC_PATHS.labelFeed) return profile(query.get('subdomain') ?? query.get('label') ?? undefined);
  const embedded = parseEmbedPath(path);
  if (embedded) return embedded.kind === 'release' ? { kind: 'release', reference: embedded.id } : embedded;
  const release = parseReleasePath(path) ?? parseReleasePath(path.toLowerCase());
  return release && !release.calendar ? { kind: 'release', reference: release.reference } : null;
}

function profile(segment: string | undefined): { readonly kind: 'profile'; readonly slug: string } | null {
  const slug = segment?.toLowerCase();
  return slug !== undefined && !isReservedSlug(slug) && profileSlugError(slug) === null
    ? { kind: 'profile', slug }
    : null;
}
