import { FULL_PHOTO_SIDE } from '@countin/domain/media';
import { closePicture, openPicture } from '@countin/picture-upload';
import type { ReadPhoto } from './upload-queue.ts';

/**
 * Reads the size and the hash of a photo.
 *
 * @throws AppError `image/type` for what the browser cannot show, `image/too-large`, `image/shape`
 */
export async function readPhoto(file: File): Promise<ReadPhoto> {
  const picture = await openPicture(file);
  closePicture(picture);
  const scale = Math.min(1, FULL_PHOTO_SIDE / Math.max(picture.width, picture.height));
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return {
    width: Math.round(picture.width * scale),
    height: Math.round(picture.height * scale),
    hash: [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
  };
}
