import { isReservedSlug, matchHost, profileSlugFault } from '@countin/slug';
import * as v from 'valibot';
import type { Sites } from './deployment.ts';
import { idSchema } from './fields.ts';

/** What a public address of the product shows: a release, or whoever has a slug. */
export type PublicAddress = { readonly kind: 'release'; readonly id: string } | { readonly kind: 'profile'; readonly slug: string };

/** Path of what other sites show in a frame; on the main host. */
export function embedPath(address: PublicAddress): string {
  return address.kind === 'release' ? `/embed/release/${address.id}` : `/embed/${address.slug}`;
}

/** Reads an address of a public page as people copy it; null for every other address. */
export function parsePublicAddress(address: string, sites: Sites): PublicAddress | null {
  if (!URL.canParse(address)) return null;
  const { protocol, host, pathname } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  const match = matchHost(host, sites);
  const path = pathname.replace(/\/$/, '');
  if (match.kind === 'subdomain') return ['', '/medley', '/feed'].includes(path) ? profile(match.slug) : null;
  if (match.kind === 'main') {
    const id = /^\/release\/([^/]+)$/.exec(path)?.[1] ?? /^\/embed\/release\/([^/]+)$/.exec(path)?.[1];
    if (id !== undefined) return v.is(idSchema, id) ? { kind: 'release', id } : null;
    return profile(/^\/embed\/([^/]+)$/.exec(path)?.[1]);
  }
  return match.kind === 'fourtrack' ? profile(/^\/([^/]+)$/.exec(path)?.[1]) : null;
}

function profile(segment: string | undefined): PublicAddress | null {
  const slug = segment?.toLowerCase();
  return slug !== undefined && !isReservedSlug(slug) && profileSlugFault(slug) === null ? { kind: 'profile', slug } : null;
}
