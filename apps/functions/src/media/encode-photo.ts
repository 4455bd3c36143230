import { AppError } from '@countin/domain/errors';
import { LIMITS } from '@countin/domain/fields';
import { FULL_PHOTO_SIDE, IMAGE_FORMATS, IMAGE_WIDTHS, type ImageFormat, type ImageWidth } from '@countin/domain/media';
import { AVIF, WEBP } from './encode-renditions.ts';
import { DECODE_SECONDS, GROUND } from './read-picture.ts';
import { loadSharp } from './sharp.ts';

/** A rendition of a photo, or its full size. */
export type PhotoFile =
  | { readonly kind: 'rendition'; readonly width: ImageWidth; readonly format: ImageFormat; readonly bytes: Buffer }
  | { readonly kind: 'full'; readonly bytes: Buffer };

/** For print: the eye sees no difference to the upload. */
const FULL = { quality: 92, chromaSubsampling: '4:4:4' } as const;

/**
 * Yields every file that is made of a photo: in its own shape, upright, in sRGB. Metadata is removed, since cameras
 * note where a photo was taken. One after the other: two at once would need twice the memory.
 *
 * @throws AppError `image/type` for an upload that breaks off
 */
export async function* encodePhoto(upload: Uint8Array): AsyncGenerator<PhotoFile> {
  const sharp = await loadSharp();
  const within = (side: number) =>
    sharp(upload, { limitInputPixels: LIMITS.imagePixels, failOn: 'error' })
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: GROUND })
      .toColourspace('srgb')
      .timeout({ seconds: DECODE_SECONDS });
  try {
    for (const width of IMAGE_WIDTHS)
      for (const format of IMAGE_FORMATS) {
        const photo = within(width);
        const bytes = await (format === 'avif' ? photo.avif(AVIF) : photo.webp(WEBP)).toBuffer();
        yield { kind: 'rendition', width, format, bytes };
      }
    yield { kind: 'full', bytes: await within(FULL_PHOTO_SIDE).jpeg(FULL).toBuffer() };
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('image/type', { cause: error });
  }
}
