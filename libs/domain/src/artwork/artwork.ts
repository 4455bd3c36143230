import type { CoverDesign } from '@countin/cover-art';
import { IMAGE_FORMATS, IMAGE_WIDTHS, type ImageChoice, type ImageFormat } from '../media/index.ts';
import { profileDesign, type ListedProfile } from '../profile/index.ts';
import type { ReleaseSummary } from '../release/index.ts';
import { imagePath } from '../urls/index.ts';

/** Files of an uploaded picture. A browser picks the smallest supported one that is sharp on its screen. */
export interface UploadedPicture {
  /** File for browsers without `srcset`: 640 px wide. */
  readonly src: string;
  readonly srcSet: string;
  /** The same widths in the format that compresses best. */
  readonly preferred: { readonly type: string; readonly srcSet: string };
  /** Main colour, shown until the picture has loaded. */
  readonly ground: string;
  /** The owner's description; empty if there is none. */
  readonly alt: string;
}

/** The drawn picture of a release or profile, and the uploaded one that replaces it. */
export interface Artwork {
  readonly design: CoverDesign;
  readonly picture: UploadedPicture | null;
  /** Text in the drawn picture. */
  readonly title?: string;
  readonly artist?: string;
}

/** The files of an artist's or label's uploaded picture; null if there is none. */
export function uploadedPicture(ownerId: string, image: ImageChoice): UploadedPicture;
export function uploadedPicture(ownerId: string, image: ImageChoice | null): UploadedPicture | null;
export function uploadedPicture(ownerId: string, image: ImageChoice | null): UploadedPicture | null {
  if (!image) return null;
  const { imageId, colours, alt } = image;
  const [preferred, common] = IMAGE_FORMATS;
  const srcSet = (format: ImageFormat) =>
    IMAGE_WIDTHS.map((width) => `${imagePath(ownerId, imageId, width, format)} ${width}w`).join(', ');
  return {
    src: imagePath(ownerId, imageId, 640, common),
    srcSet: srcSet(common),
    preferred: { type: `image/${preferred}`, srcSet: srcSet(preferred) },
    ground: colours[0],
    alt,
  };
}

/** The cover of a release, as a cover component takes it. */
export function releaseArtwork({
  artistId,
  cover,
  coverImage,
  title,
  artistName,
}: Pick<ReleaseSummary, 'artistId' | 'cover' | 'coverImage' | 'title'> & { readonly artistName?: string }): Artwork {
  return { design: cover, picture: uploadedPicture(artistId, coverImage), title, artist: artistName };
}

/** The picture of an artist or a label, as a cover component takes it. */
export function profileArtwork(profile: ListedProfile): Artwork {
  return { design: profileDesign(profile), picture: uploadedPicture(profile.id, profile.pictureImage) };
}
