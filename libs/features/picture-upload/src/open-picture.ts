import { AppError } from '@countin/domain/errors';
import { LIMITS } from '@countin/domain/fields';
import { IMAGE_UPLOAD_TYPES } from '@countin/domain/media';

/** A picture of this machine that the browser can show. */
export interface OpenPicture {
  /** For `<img>`; let go of by `closePicture`. */
  readonly url: string;
  readonly type: string;
  /** Pixels, the way up that the camera noted. */
  readonly width: number;
  readonly height: number;
}

/**
 * Opens a file that somebody chose, dropped or pasted.
 *
 * @throws AppError `image/type` for what is no picture we take, `image/too-large` by bytes or by pixels
 */
export async function openPicture(file: Blob): Promise<OpenPicture> {
  if (!IMAGE_UPLOAD_TYPES.some((type) => type === file.type)) throw new AppError('image/type');
  if (file.size > LIMITS.imageBytes) throw new AppError('image/too-large');
  const url = URL.createObjectURL(file);
  try {
    const { naturalWidth: width, naturalHeight: height } = await loadedImage(url);
    if (width === 0 || height === 0) throw new AppError('image/type');
    if (width * height > LIMITS.imagePixels) throw new AppError('image/too-large');
    return { url, type: file.type, width, height };
  } catch (error) {
    URL.revokeObjectURL(url);
    throw error;
  }
}

/** Lets go of a picture's memory. */
export function closePicture({ url }: OpenPicture): void {
  URL.revokeObjectURL(url);
}

/** An image with its measures known. Browsers unpack the pixels of one that is not drawn yet only later. */
export function loadedImage(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new AppError('image/type'));
    image.src = url;
  });
}
