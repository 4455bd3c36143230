import { AppError } from '@countin/domain/errors';
import { LIMITS } from '@countin/domain/fields';
import { loadedImage, type OpenPicture } from './open-picture.ts';

/** A part of a picture, in its own pixels. */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Longest side of what is sent: stores ask for 3000 px. */
const LARGEST_SIDE = 3000;
const QUALITY = 0.94;

/**
 * Cuts a part out of a picture, here in the browser. Location and time from the camera are dropped.
 *
 * @throws AppError when the browser cannot draw it
 */
export async function cutPicture(picture: OpenPicture, { x, y, width, height }: PictureArea): Promise<Blob> {
  const image = await loadedImage(picture.url);
  const scale = Math.min(1, LARGEST_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) throw new AppError('image/type');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return encode((type) => new Promise((done) => canvas.toBlob(done, type, QUALITY)), picture.type);
}

/**
 * Encodes a drawing as WebP, or where the browser cannot, as what keeps most of the picture it came from. A browser
 * that does not know a type gives a PNG instead, and the result's type says so.
 */
export async function encode(drawingAs: (type: string) => Promise<Blob | null>, cameAs: string): Promise<Blob> {
  for (const type of ['image/webp', cameAs === 'image/jpeg' ? 'image/jpeg' : 'image/png', 'image/jpeg']) {
    const blob = await drawingAs(type);
    if (blob?.type === type && blob.size <= LIMITS.imageBytes) return blob;
  }
  throw new AppError('image/type');
}
