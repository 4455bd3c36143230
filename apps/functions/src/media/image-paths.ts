import { documents } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { objectNames, type ImageFormat, type ImageKind, type ImageWidth } from '@countin/domain/media';
import type { Firestore } from '@google-cloud/firestore';
import { requireArtistPermission } from '../platform/permissions/require-permission.ts';
import { refTo, type TypedReference } from '../platform/write-document.ts';

/** Key of an upload: an artist's, or without an artist the caller's own. */
export interface ImageKey {
  readonly artistId?: string | undefined;
  readonly imageId: string;
  readonly kind: ImageKind;
}

/** Paths of the record and the files of an upload. */
export interface ImagePaths {
  readonly imageId: string;
  readonly kind: ImageKind;
  /** User id of the artist's owner, or of the person whose picture it is. */
  readonly owner: string;
  readonly record: TypedReference<typeof documents.imageRecord.schema>;
  readonly original: string;
  readonly derived: (width: ImageWidth, format: ImageFormat) => string;
  /** Full size of a photo; only artists have photos. */
  readonly full: string | null;
}

/**
 * The paths of an upload that the caller may have made.
 *
 * @throws AppError `profile/not-found`, `access/denied`; `field/required` for a cover that is no artist's
 */
export async function imagePathsOf(
  db: Firestore,
  caller: string,
  { artistId, imageId, kind }: ImageKey,
): Promise<ImagePaths> {
  if (artistId === undefined) {
    if (kind !== 'picture') throw new AppError('field/required', { field: 'artistId' });
    return {
      imageId,
      kind,
      owner: caller,
      record: refTo(db, documents.personImageRecord(caller, imageId)),
      original: objectNames.personOriginal(caller, imageId),
      derived: (width, format) => objectNames.personDerived(caller, imageId, width, format),
      full: null,
    };
  }
  const { owner } = await requireArtistPermission({ db }, caller, artistId, 'image.upload');
  return {
    imageId,
    kind,
    owner,
    record: refTo(db, documents.imageRecord(artistId, imageId)),
    original: objectNames.original(kind, artistId, imageId),
    derived: (width, format) => objectNames.derived(artistId, imageId, width, format),
    full: objectNames.fullPhoto(artistId, imageId),
  };
}
