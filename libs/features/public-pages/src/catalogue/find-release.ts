import type { PageReader, PageResponse } from '@countin/domain/pages';
import type { ReleasePage } from '@countin/domain/release';
import { parseReleaseReference, releaseReference } from '@countin/domain/urls';
import { movedTo } from '../page/answer.ts';

/** The release that a part of an address names: by its slugs, by former ones or by its id. Null where there is none. */
export async function findRelease(read: PageReader, reference: string): Promise<ReleasePage | null> {
  const named = parseReleaseReference(reference);
  if (named === null) return null;
  return named.kind === 'id' ? read.releasePage(named.id) : read.releaseBySlugs(named.artistSlug, named.productSlug);
}

/**
 * Redirects an id and former slugs permanently to the present address. Caches keep the redirect until a purge, since a
 * withdrawn release has no address.
 *
 * @param address of the same page by another name
 */
export function toPresentAddress(
  release: ReleasePage,
  reference: string,
  address: string,
  now: number,
): PageResponse | null {
  if (reference === releaseReference(release)) return null;
  return { ...movedTo(address, now), keepsQuery: true };
}
