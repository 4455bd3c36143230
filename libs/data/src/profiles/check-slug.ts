import { documents } from '@countin/domain/documents';
import type { ErrorCode } from '@countin/domain/errors';
import { profileSlugError } from '@countin/slug';
import { queryOptions } from '@tanstack/react-query';
import type { DataAccess } from '../ports/data-access.ts';
import { readDocument } from '../documents/read-documents.ts';
import { queryKeys } from '../query/query-keys.ts';

/** Whether a slug is available, and the error code if not. */
export type SlugAvailability = { readonly free: true } | { readonly free: false; readonly errorCode: ErrorCode };

/**
 * Whether a profile slug is unused or belongs to the edited profile (section 5 of the specification). A failed check
 * is logged and counts as not free. Artists and labels share one namespace. The server decides the actual claim.
 *
 * @param ownProfileId the profile being edited, null for a new one
 */
export async function checkSlug(
  access: DataAccess,
  slug: string,
  ownProfileId: string | null,
): Promise<SlugAvailability> {
  const errorCode = profileSlugError(slug);
  if (errorCode) return { free: false, errorCode };
  try {
    const claim = await readDocument(access, documents.slug(slug));
    return !claim || claim.profileId === ownProfileId ? { free: true } : { free: false, errorCode: 'slug/taken' };
  } catch (error) {
    access.log('Error checking artist slug', error);
    return { free: false, errorCode: 'service/unavailable' };
  }
}

/** Never cached: a slug may be taken at any time. */
export const slugOptions = (access: DataAccess, slug: string, ownProfileId: string | null = null) =>
  queryOptions({
    queryKey: queryKeys.slug(slug, ownProfileId),
    queryFn: () => checkSlug(access, slug, ownProfileId),
    staleTime: 0,
    gcTime: 0,
  });
