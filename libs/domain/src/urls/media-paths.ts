import * as v from 'valibot';
import { idSchema } from '../fields/fields.ts';
import { IMAGE_FORMATS, IMAGE_WIDTHS, type ImageAddress, type ImageFormat, type ImageWidth } from '../media/image.ts';

/** Path of a person's own picture on every site of the product. What it shows never changes. */
export function personImagePath(uid: string, imageId: string, width: ImageWidth, format: ImageFormat): string {
  return `/images/people/${uid}/${imageId}/${width}.${format}`;
}

/** Path of a picture on every site of the product. What it shows never changes. */
export function imagePath(artistId: string, imageId: string, width: ImageWidth, format: ImageFormat): string {
  return `/images/${artistId}/${imageId}/${width}.${format}`;
}

/** The picture that a path of {@link imagePath} or {@link personImagePath} names; null for any other path. */
export function parseImagePath(path: string): ImageAddress | null {
  const [, people, ownerId = '', imageId = '', widthText, formatText] =
    /^\/images\/(people\/)?([^/]+)\/([^/]+)\/(\d+)\.([a-z]+)$/.exec(path) ?? [];
  const width = IMAGE_WIDTHS.find((each) => String(each) === widthText);
  const format = IMAGE_FORMATS.find((each) => each === formatText);
  if (!width || !format || !v.is(idSchema, ownerId) || !v.is(idSchema, imageId)) return null;
  return { owner: people === undefined ? 'artist' : 'person', ownerId, imageId, width, format };
}

/** Path of a clip on every site of the product. What it plays never changes. */
export function clipPath(artistId: string, clipId: string): string {
  return `/clips/${artistId}/${clipId}`;
}

/** The clip that a path of {@link clipPath} names; null for any other path. */
export function parseClipPath(path: string): { readonly artistId: string; readonly clipId: string } | null {
  const [, artistId, clipId] = /^\/clips\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  return v.is(idSchema, artistId) && v.is(idSchema, clipId) ? { artistId, clipId } : null;
}
