import type { RemovedPart } from '@countin/domain/callables';
import { AppError } from '@countin/domain/errors';
import { LIMITS } from '@countin/domain/fields';
import { LOGO_SIDE, type LogoFormat } from '@countin/domain/profile';
import { cleanSvg } from './clean-svg.ts';
import { loadSharp } from './sharp.ts';

/** A logo as it is served. */
export interface ReadLogo {
  readonly bytes: Uint8Array;
  readonly format: LogoFormat;
  readonly width: number;
  readonly height: number;
  readonly removed: RemovedPart[];
}

const BITMAPS: readonly (string | undefined)[] = ['png', 'webp', 'jpeg'];
const DECODE_SECONDS = 30;

/**
 * Reads an uploaded logo by its bytes: SVG is sanitised, a bitmap is decoded, scaled down and written anew.
 *
 * @throws AppError `logo/entities`, `logo/type`, `logo/too-large`
 */
export async function readLogo(file: Uint8Array): Promise<ReadLogo> {
  if (file.byteLength > LIMITS.logoBytes) throw new AppError('logo/too-large');
  if (isMarkup(file)) {
    const { svg, ...drawn } = await cleanSvg(file);
    return { ...drawn, bytes: Buffer.from(svg), format: 'svg' };
  }
  return readBitmap(file);
}

/** Whether a file begins as markup does, after a byte order mark and spaces. */
function isMarkup(file: Uint8Array): boolean {
  const start = new TextDecoder().decode(file.subarray(0, 256));
  return start.trimStart().startsWith('<');
}

async function readBitmap(file: Uint8Array): Promise<ReadLogo> {
  const sharp = await loadSharp();
  try {
    // The header alone says how large it would become; nothing is decoded before that is known.
    const { format, width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    if (!BITMAPS.includes(format)) throw new AppError('logo/type');
    if (Math.max(width, height) > LIMITS.logoSide || width * height > LIMITS.imagePixels)
      throw new AppError('logo/too-large');
    const { data, info } = await sharp(file, { limitInputPixels: LIMITS.imagePixels, failOn: 'error' })
      .autoOrient()
      .resize(LOGO_SIDE, LOGO_SIDE, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout({ seconds: DECODE_SECONDS })
      .webp({ quality: 90, alphaQuality: 100 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, format: 'webp', width: info.width, height: info.height, removed: [] };
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('logo/type', { cause: error });
  }
}
