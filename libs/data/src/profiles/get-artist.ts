import { AppError, artistProfileSchema, paths, type ArtistProfile } from '@countin/domain';
import { queryOptions } from '@tanstack/react-query';
import type { DataAccess } from '../access/data-access.ts';
import { readDocument } from '../documents/read-documents.ts';
import { queryKeys } from '../query/query-keys.ts';

/** An artist's profile. Throws AppError `profile/not-found` when there is none. */
export async function getArtist(access: DataAccess, artistId: string): Promise<ArtistProfile> {
  const artist = await readDocument(access, paths.artistProfile(artistId), artistProfileSchema);
  if (!artist) throw new AppError('profile/not-found');
  return artist;
}

export const artistOptions = (access: DataAccess, artistId: string) =>
  queryOptions({ queryKey: queryKeys.artist(artistId), queryFn: () => getArtist(access, artistId) });
