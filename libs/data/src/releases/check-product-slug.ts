import { documents } from '@countin/domain/documents';
import { productSlugError } from '@countin/slug';
import { queryOptions } from '@tanstack/react-query';
import type { DataAccess } from '../ports/data-access.ts';
import { readDocument } from '../documents/read-documents.ts';
import type { SlugAvailability } from '../profiles/check-slug.ts';
import { queryKeys } from '../query/query-keys.ts';

/**
 * Whether a product slug is unused within an artist, or belongs to the edited release. The signed-in user must own
 * the artist. A failed check is logged and counts as not free.
 */
export async function checkProductSlug(
  access: DataAccess,
  artistId: string,
  slug: string,
  ownProductId: string | null,
): Promise<SlugAvailability> {
  const errorCode = productSlugError(slug);
  if (errorCode) return { free: false, errorCode };
  try {
    const claim = await readDocument(access, documents.productSlug(artistId, slug));
    return !claim || claim.productId === ownProductId ? { free: true } : { free: false, errorCode: 'slug/taken' };
  } catch (error) {
    access.log('Error checking product slug', error);
    return { free: false, errorCode: 'service/unavailable' };
  }
}

export const productSlugOptions = (
  access: DataAccess,
  artistId: string,
  slug: string,
  ownProductId: string | null = null,
) =>
  queryOptions({
    queryKey: queryKeys.productSlug(artistId, slug, ownProductId),
    queryFn: () => checkProductSlug(access, artistId, slug, ownProductId),
    staleTime: 0,
    gcTime: 0,
  });
