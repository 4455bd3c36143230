import { documents } from '@countin/domain/documents';
import { profileSlugError, slugify } from '@countin/slug';
import type { DataAccess } from '../ports/data-access.ts';
import { readDocument } from '../documents/read-documents.ts';

/**
 * Id of the artist whose slug a name or the end of an address gives; null if there is none. Throws AppError.
 *
 * @param text `Mira Okafor`, `mira-okafor` or the address of a profile
 */
export async function findArtist(access: DataAccess, text: string): Promise<string | null> {
  const [last = ''] = text.trim().split('/').filter(Boolean).slice(-1);
  const slug = slugify(last);
  if (profileSlugError(slug)) return null;
  const claim = await readDocument(access, documents.slug(slug));
  return claim?.kind === 'artist' ? claim.profileId : null;
}
