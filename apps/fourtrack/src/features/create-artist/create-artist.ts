import type { DataAccess } from '@countin/data/access';
import { uploadImage } from '@countin/data/images';
import { createProfile, updateProfile } from '@countin/data/profiles';
import type { ImageChoice } from '@countin/domain/media';

/** Everything that the form gives. */
export interface NewArtist {
  readonly name: string;
  readonly customSlug: string;
  readonly genres: readonly string[];
  readonly picture: Blob | null;
}

/**
 * Creates an artist, then sends its picture, which needs an artist to belong to.
 *
 * @returns the artist, and whether its picture is in place; the artist stays without it
 * @throws AppError where there is no artist now, `slug/taken` when another was faster
 */
export async function createArtist(
  access: DataAccess,
  { name, customSlug, genres, picture }: NewArtist,
): Promise<{ artistId: string; complete: boolean }> {
  const artistId = await createProfile(access, { kind: 'artist', name, customSlug, genres: [...genres] });
  if (picture === null) return { artistId, complete: true };
  try {
    const pictureImage: ImageChoice = await uploadImage(access, {
      owner: { artistId },
      kind: 'picture',
      file: picture,
    });
    await updateProfile(access, { kind: 'artist', profileId: artistId, changes: { pictureImage } });
    return { artistId, complete: true };
  } catch (error) {
    access.log('The picture of a new artist did not arrive', error);
    return { artistId, complete: false };
  }
}
