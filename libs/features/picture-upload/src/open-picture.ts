import { AppError } from '@countin/domain/errors';
import { LIMITS } from '@countin/domain/fields';
import { IMAGE_UPLOAD_TYPES, requireDecodable } from '@countin/domain/media';

/** A local picture that the browser can decode. */
export interface OpenPicture {
  /** Object URL for `<img>`; released by `closePicture`. */
  readonly url: string;
  readonly type: string;
  /** Pixels, after the EXIF orientation is applied. */
  readonly width: number;
  readonly height: number;
}

/**
 * Opens a file that the user chose, dropped or pasted.
 *
 * @throws AppError `image/type` for an unsupported file type, `image/too-large` by bytes or by pixels, `image/shape`
 */
export async function openPicture(file: Blob): Promise<OpenPicture> {
  if (!IMAGE_UPLOAD_TYPES.some((type) => type === file.type)) throw new AppError('image/type');
  if (file.size > LIMITS.imageBytes) throw new AppError('image/too-large');
  const url = URL.createObjectURL(file);
  try {
    const { naturalWidth: width, naturalHeight: height } = await loadedImage(url);
    if (width === 0 || height === 0) throw new AppError('image/type');
    requireDecodable({ type: file.type, width, height });
    return { url, type: file.type, width, height };
  } catch (error) {
    URL.revokeObjectURL(url);
    throw error;
  }
}

/** Revokes the object URL of a picture. */
export function closePicture({ url }: OpenPicture): void {
  URL.revokeObjectURL(url);
}

/** Loads an image to read its size. Browsers decode the pixels of an image only when it is drawn. */
export function loadedImage(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new AppError('image/type'));
    image.src = url;
  });
}
