import { documents } from '@countin/domain/documents';
import { objectNames, type ImageKind } from '@countin/domain/media';

/** Whose a picture is: an artist's, or a person's own. */
export type ImageOwner = { readonly artistId: string } | { readonly uid: string };

/** Name in Storage of what an owner uploads. A person has pictures alone. */
export function originalName(owner: ImageOwner, kind: ImageKind, imageId: string): string {
  return 'artistId' in owner
    ? objectNames.original(kind, owner.artistId, imageId)
    : objectNames.personOriginal(owner.uid, imageId);
}

/** The document with the state of an upload. */
export function imageDocument(owner: ImageOwner, imageId: string): ReturnType<typeof documents.image> {
  return 'artistId' in owner ? documents.image(owner.artistId, imageId) : documents.personImage(owner.uid, imageId);
}
