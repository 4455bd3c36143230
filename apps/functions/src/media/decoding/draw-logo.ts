import { AppError } from '@countin/domain/errors';
import { LIMITS, SERVER_LIMITS } from '@countin/domain/fields';
import { requireDecodable } from '@countin/domain/media';
import { LOGO_SIDE } from '@countin/domain/profile';
import { allowDrawings, loadSharp } from './sharp.ts';

/** A logo as a bitmap. */
export interface DrawnLogo {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

const BITMAPS: readonly (string | undefined)[] = ['png', 'webp', 'jpeg'];

/**
 * Decodes a logo, or draws one that was sanitised, and writes it anew at the size that is shown.
 *
 * @throws AppError `logo/type`, `logo/too-large`, `image/shape`
 */
export async function drawLogo(file: Uint8Array, drawn: boolean): Promise<DrawnLogo> {
  const sharp = await loadSharp();
  if (drawn) allowDrawings(sharp);
  try {
    // The header alone says how large it would become; nothing is decoded before that is known.
    const { format, width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    if (!drawn && !BITMAPS.includes(format)) throw new AppError('logo/type');
    requireLogoSize(width, height);
    const image = sharp(file, { limitInputPixels: LIMITS.imagePixels, failOn: 'error' });
    const { data, info } = await image
      .autoOrient()
      .resize(LOGO_SIDE, LOGO_SIDE, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 90, alphaQuality: 100 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('logo/type', { cause: error });
  }
}

function requireLogoSize(width: number, height: number): void {
  if (Math.max(width, height) > SERVER_LIMITS.logoSide || width * height > LIMITS.imagePixels)
    throw new AppError('logo/too-large');
  requireDecodable({ type: 'image/png', width, height });
}
