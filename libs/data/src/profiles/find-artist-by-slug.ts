import { artistProfileSchema, paths, type ArtistProfile } from '@countin/domain';
import { limit, where } from 'firebase/firestore/lite';
import type { DataAccess } from '../access/data-access.ts';
import { readDocuments } from '../documents/read-documents.ts';

/** The artist whose customSlug is the slug, or null. A failed lookup is logged and finds nobody (section 2 of the specification). */
export async function findArtistBySlug(access: DataAccess, slug: string): Promise<ArtistProfile | null> {
  try {
    const [artist] = await readDocuments(
      access,
      paths.artistProfiles,
      artistProfileSchema,
      where('customSlug', '==', slug),
      limit(1),
    );
    return artist ?? null;
  } catch (error) {
    access.log('Error checking artist slug', error);
    return null;
  }
}
