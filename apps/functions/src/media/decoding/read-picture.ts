import { IMAGE_WIDTHS } from '@countin/domain/media';
import type { Sharp } from 'sharp';
import { asPicture, openUpload } from './open-upload.ts';

/** Decoded picture: upright, in sRGB, three bytes a pixel, without metadata. */
export interface Picture {
  readonly pixels: Buffer;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Decoded picture in the shape of its kind; the longer side is at most the greatest that is served. */
export interface CroppedPicture extends Picture {
  /** Longer side of the part of the upload that was taken, pixels. */
  readonly uploadSide: number;
}

const GREATEST = Math.max(...IMAGE_WIDTHS);
/** Background of a transparent picture: the same in both themes. */
const GROUND = '#ffffff';

/**
 * Decodes an upload, once. The middle of one that has another shape is taken.
 *
 * @param aspect width divided by height, at least 1
 * @throws AppError what {@link openUpload} throws; `image/type` for a broken one
 */
export async function readPicture(upload: Uint8Array, aspect = 1): Promise<CroppedPicture> {
  const { image, width, height } = await openUpload(upload);
  const uploadSide = Math.floor(Math.min(width, height * aspect));
  const side = Math.min(GREATEST, uploadSide);
  const shape = { width: side, height: Math.max(1, Math.round(side / aspect)) };
  const picture = await pixelsOf(image.resize({ ...shape, fit: 'cover', position: 'centre' }));
  return { ...picture, uploadSide };
}

/**
 * Decodes an upload in its own shape, once, at most as large as the given side.
 *
 * @throws AppError what {@link openUpload} throws; `image/type` for a broken one
 */
export async function readWhole(upload: Uint8Array, side: number): Promise<Picture> {
  const { image } = await openUpload(upload);
  return pixelsOf(image.resize(side, side, { fit: 'inside', withoutEnlargement: true }));
}

async function pixelsOf(image: Sharp): Promise<Picture> {
  const flat = image.flatten({ background: GROUND }).toColourspace('srgb').removeAlpha().raw();
  const { data, info } = await asPicture(() => flat.toBuffer({ resolveWithObject: true }));
  return { pixels: data, width: info.width, height: info.height };
}
