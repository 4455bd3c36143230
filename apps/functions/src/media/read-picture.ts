import { AppError } from '@countin/domain/errors';
import { LIMITS } from '@countin/domain/fields';
import { IMAGE_WIDTHS } from '@countin/domain/media';
import { loadSharp } from './sharp.ts';

/** Decoded picture in the shape of its kind: upright, in sRGB, three bytes a pixel, without metadata. */
export interface Picture {
  readonly pixels: Buffer;
  /** Pixels; the longer side is at most the greatest that is served. */
  readonly width: number;
  readonly height: number;
  /** Longer side of the part of the upload that was taken, pixels. */
  readonly uploadSide: number;
}

const FORMATS: readonly (string | undefined)[] = ['jpeg', 'png', 'webp', 'heif'];
const GREATEST = Math.max(...IMAGE_WIDTHS);
/** Background of a transparent picture: the same in both themes. */
export const GROUND = '#ffffff';
export const DECODE_SECONDS = 30;

/**
 * Reads an upload, whatever it claims to be. The middle of one that has another shape is taken.
 *
 * @param aspect width divided by height, at least 1
 * @throws AppError `image/type` for what is no picture of a kind we take, or is broken; `image/too-large` for too many pixels
 */
export async function readPicture(upload: Uint8Array, aspect = 1): Promise<Picture> {
  if (upload.byteLength > LIMITS.imageBytes) throw new AppError('image/too-large');
  const sharp = await loadSharp();
  try {
    // The header alone says how large it would become; nothing is decoded before that is known.
    const { format, compression, width, height, autoOrient } = await sharp(upload, {
      limitInputPixels: false,
    }).metadata();
    if (!FORMATS.includes(format) || (format === 'heif' && compression !== 'av1')) throw new AppError('image/type');
    if (width * height > LIMITS.imagePixels) throw new AppError('image/too-large');
    const uploadSide = Math.floor(Math.min(autoOrient.width, autoOrient.height * aspect));
    const side = Math.min(GREATEST, uploadSide);
    const shape = { width: side, height: Math.max(1, Math.round(side / aspect)) };
    const pixels = await sharp(upload, { limitInputPixels: LIMITS.imagePixels, failOn: 'error' })
      .autoOrient()
      .resize({ ...shape, fit: 'cover', position: 'centre' })
      .flatten({ background: GROUND })
      .toColourspace('srgb')
      .removeAlpha()
      .timeout({ seconds: DECODE_SECONDS })
      .raw()
      .toBuffer();
    return { pixels, ...shape, uploadSide };
  } catch (error) {
    // Whatever the library cannot read is no picture to us either.
    throw error instanceof AppError ? error : new AppError('image/type', { cause: error });
  }
}
