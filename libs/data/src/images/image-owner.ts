import { objectNames, paths, type ImageKind } from '@countin/domain';

/** Whose a picture is: an artist's, or a person's own. */
export type ImageOwner = { readonly artistId: string } | { readonly uid: string };

/** Name in Storage of what an owner uploads. A person has pictures alone. */
export function originalName(owner: ImageOwner, kind: ImageKind, imageId: string): string {
  return 'artistId' in owner
    ? objectNames.original(kind, owner.artistId, imageId)
    : objectNames.personOriginal(owner.uid, imageId);
}

/** Path of the document that says what has become of an upload. */
export function imageDocument(owner: ImageOwner, imageId: string): string {
  return 'artistId' in owner ? paths.image(owner.artistId, imageId) : paths.personImage(owner.uid, imageId);
}
