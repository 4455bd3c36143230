import type { ImageFormat, ImageKind, ImageWidth } from './image.ts';

/** Storage paths of pictures. `storage.rules` and the functions use the same paths. */
export const objectNames = {
  /** Uploaded file, readable by its owner only. */
  original: (kind: ImageKind, artistId: string, imageId: string) => `artists/${artistId}/${kind}s/${imageId}/original`,
  /** Public rendition; only the server writes it. */
  derived: (artistId: string, imageId: string, width: ImageWidth, format: ImageFormat) =>
    `artists/${artistId}/images/${imageId}/${width}.${format}`,
  /** Public full size of a photo, without metadata; only the server writes it. Readable where its artist allows it. */
  fullPhoto: (artistId: string, imageId: string) => `artists/${artistId}/images/${imageId}/full.jpg`,
  /** Uploaded file of a user's own picture. */
  personOriginal: (uid: string, imageId: string) => `people/${uid}/pictures/${imageId}/original`,
  personDerived: (uid: string, imageId: string, width: ImageWidth, format: ImageFormat) =>
    `people/${uid}/images/${imageId}/${width}.${format}`,
} as const;

/** Rendition named by a URL path: a picture of an artist or a user. */
export interface ImageAddress {
  readonly owner: 'artist' | 'person';
  readonly ownerId: string;
  readonly imageId: string;
  readonly width: ImageWidth;
  readonly format: ImageFormat;
}

/** Storage path of a rendition. */
export function imageObjectName({ owner, ownerId, imageId, width, format }: ImageAddress): string {
  return owner === 'artist'
    ? objectNames.derived(ownerId, imageId, width, format)
    : objectNames.personDerived(ownerId, imageId, width, format);
}
