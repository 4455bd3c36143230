import { isOwnHost, isReservedSlug, matchHost, profileSlugFault } from '@countin/slug';
import * as v from 'valibot';
import type { Sites } from '../deployment/deployment.ts';
import { idSchema } from '../fields/fields.ts';
import { parseReleasePath, releaseIdPath } from './release-address.ts';

/** What other sites show in a frame: a release by its id, or the artist who has a slug. */
export type Embedded =
  { readonly kind: 'release'; readonly id: string } | { readonly kind: 'profile'; readonly slug: string };

/** What a public address of the product shows: a release, by what its address names it, or the artist or label of a slug. */
export type PublicAddress =
  { readonly kind: 'release'; readonly reference: string } | { readonly kind: 'profile'; readonly slug: string };

/** Path of what other sites show in a frame; on the main host. A release by its id, which never changes. */
export function embedPath(embedded: Embedded): string {
  return `/embed${embedded.kind === 'release' ? releaseIdPath(embedded.id) : `/${embedded.slug}`}`;
}

/** What a path of {@link embedPath} shows; null for any other path. */
export function parseEmbedPath(path: string): Embedded | null {
  const [, releaseId] = /^\/embed\/release\/([^/]+)$/.exec(path) ?? [];
  if (releaseId !== undefined) return v.is(idSchema, releaseId) ? { kind: 'release', id: releaseId } : null;
  return profile(/^\/embed\/([^/]+)$/.exec(path)?.[1]);
}

/** Reads an address of a public page as people copy it; null for every other address, and for those of other hosts. */
export function parsePublicAddress(address: string, sites: Sites): PublicAddress | null {
  if (!URL.canParse(address)) return null;
  const { protocol, host, hostname, pathname } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  // On a machine of its own, plain localhost is one of the sites too.
  if (!isOwnHost(hostname, sites) && !(sites.scheme === 'http' && hostname === 'localhost')) return null;
  const match = matchHost(host, sites);
  const path = pathname.replace(/\/$/, '');
  if (match.kind === 'subdomain') return ['', '/medley', '/feed'].includes(path) ? profile(match.slug) : null;
  if (match.kind === 'main') return onMain(path);
  return match.kind === 'fourtrack' ? profile(/^\/([^/]+)$/.exec(path)?.[1]) : null;
}

function onMain(path: string): PublicAddress | null {
  const embedded = parseEmbedPath(path);
  if (embedded) return embedded.kind === 'release' ? { kind: 'release', reference: embedded.id } : embedded;
  const release = parseReleasePath(path) ?? parseReleasePath(path.toLowerCase());
  return release && !release.calendar ? { kind: 'release', reference: release.reference } : null;
}

function profile(segment: string | undefined): { readonly kind: 'profile'; readonly slug: string } | null {
  const slug = segment?.toLowerCase();
  return slug !== undefined && !isReservedSlug(slug) && profileSlugFault(slug) === null
    ? { kind: 'profile', slug }
    : null;
}
