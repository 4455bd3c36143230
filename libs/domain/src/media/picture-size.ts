import { AppError } from '../errors/error-code.ts';
import { LIMITS } from '../fields/limits.ts';

/** Size of a picture before it is decoded. */
export interface PictureSize {
  /** Media type. */
  readonly type: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Checks that a picture may be decoded. Browsers check before an upload, the server checks by the file's header.
 *
 * @throws AppError `image/too-large` by its pixels, `image/shape` by its sides
 */
export function requireDecodable({ type, width, height }: PictureSize): void {
  const longer = Math.max(width, height);
  if (longer > LIMITS.imageSide || longer > LIMITS.imageRatio * Math.min(width, height))
    throw new AppError('image/shape');
  if (width * height > (type === 'image/avif' ? LIMITS.avifPixels : LIMITS.imagePixels))
    throw new AppError('image/too-large');
}
