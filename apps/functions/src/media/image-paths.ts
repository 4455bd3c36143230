import { paths } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { objectNames, type ImageFormat, type ImageKind, type ImageWidth } from '@countin/domain/media';
import type { Firestore } from '@google-cloud/firestore';

/** Which upload is meant: an artist's, or without an artist the caller's own. */
export interface ImageKey {
  readonly artistId?: string | undefined;
  readonly imageId: string;
  readonly kind: ImageKind;
}

/** Paths of the record and the files of an upload. */
export interface ImagePaths {
  readonly imageId: string;
  readonly kind: ImageKind;
  readonly recordPath: string;
  readonly original: string;
  readonly derived: (width: ImageWidth, format: ImageFormat) => string;
}

/**
 * The paths of an upload that the owner may have made.
 *
 * @throws AppError `profile/not-found`, `access/denied`; `field/required` for a cover that is no artist's
 */
export async function imagePathsOf(
  db: Firestore,
  owner: string,
  { artistId, imageId, kind }: ImageKey,
): Promise<ImagePaths> {
  if (artistId === undefined) {
    if (kind !== 'picture') throw new AppError('field/required', { field: 'artistId' });
    return {
      imageId,
      kind,
      recordPath: paths.personImage(owner, imageId),
      original: objectNames.personOriginal(owner, imageId),
      derived: (width, format) => objectNames.personDerived(owner, imageId, width, format),
    };
  }
  const artist = await db.doc(paths.artistProfile(artistId)).get();
  if (!artist.exists) throw new AppError('profile/not-found');
  if (artist.get('createdBy') !== owner) throw new AppError('access/denied');
  return {
    imageId,
    kind,
    recordPath: paths.image(artistId, imageId),
    original: objectNames.original(kind, artistId, imageId),
    derived: (width, format) => objectNames.derived(artistId, imageId, width, format),
  };
}
