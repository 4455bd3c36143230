import { AppError } from '@countin/domain/errors';
import { LIMITS } from '@countin/domain/fields';
import { requireDecodable } from '@countin/domain/media';
import type { Sharp } from 'sharp';
import { loadSharp } from './sharp.ts';

/** An upload whose header is read. */
interface OpenUpload {
  /** Its first frame, upright. Nothing is decoded yet. */
  readonly image: Sharp;
  /** Pixels, upright. */
  readonly width: number;
  readonly height: number;
}

/** What is decoded. A picture in AVIF is HEIF to the library, and other pictures in HEIF are not read. */
const FORMATS: readonly (string | undefined)[] = ['jpeg', 'png', 'webp', 'heif'];

/**
 * Reads the header of an upload, whatever the upload claims to be. The header alone decides whether it is decoded.
 *
 * @throws AppError `image/type` for what is no picture of a kind we take, `image/too-large`, `image/shape`
 */
export async function openUpload(upload: Uint8Array): Promise<OpenUpload> {
  if (upload.byteLength > LIMITS.imageBytes) throw new AppError('image/too-large');
  const sharp = await loadSharp();
  const header = await asPicture(() => sharp(upload, { limitInputPixels: false }).metadata());
  const { format, compression, width, height, autoOrient } = header;
  if (!FORMATS.includes(format) || (format === 'heif' && compression !== 'av1')) throw new AppError('image/type');
  requireDecodable({ type: format === 'heif' ? 'image/avif' : `image/${format}`, width, height });
  const image = sharp(upload, { limitInputPixels: LIMITS.imagePixels, failOn: 'error' }).autoOrient();
  return { image, width: autoOrient.width, height: autoOrient.height };
}

/** Runs work on an upload. Whatever the library cannot read is no picture to us either. */
export async function asPicture<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('image/type', { cause: error });
  }
}
