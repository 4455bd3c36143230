import { documents } from '@countin/domain/documents';
import { objectNames, type ImageKind } from '@countin/domain/media';

/** Owner of a picture: an artist profile or a user. */
export type ImageOwner = { readonly artistId: string } | { readonly uid: string };

/** Storage path of an original upload. Users have only pictures, no covers. */
export function originalName(owner: ImageOwner, kind: ImageKind, imageId: string): string {
  return 'artistId' in owner
    ? objectNames.original(kind, owner.artistId, imageId)
    : objectNames.personOriginal(owner.uid, imageId);
}

/** Document with the processing state of an upload. */
export function imageDocument(owner: ImageOwner, imageId: string): ReturnType<typeof documents.image> {
  return 'artistId' in owner ? documents.image(owner.artistId, imageId) : documents.personImage(owner.uid, imageId);
}
