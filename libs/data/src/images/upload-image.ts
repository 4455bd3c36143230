import type { ImageChoice, ImageKind } from '@countin/domain/media';
import type { DataAccess } from '../ports/data-access.ts';
import { openFileStore } from '../ports/open-file-store.ts';
import { checkPicture } from './check-picture.ts';
import { originalName, type ImageOwner } from './image-owner.ts';
import { processImage } from './process-image.ts';

/** A picture to send. */
export interface NewImage {
  readonly owner: ImageOwner;
  readonly kind: ImageKind;
  readonly file: Blob;
  /** Uploaded share, from 0 to 1. After 1 the server creates the public versions. */
  readonly onProgress?: (share: number) => void;
  /** Cancels the upload, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

const NEVER = new AbortController().signal;

/**
 * Uploads a picture and waits until it is processed. The SDK for uploads loads with the first upload.
 *
 * @returns the picture with its colours, as `coverImage` and `pictureImage` hold it
 * @throws AppError `image/type`, `image/too-large`, `access/denied`, `service/unavailable`, …; or the signal's reason
 */
export async function uploadImage(
  access: DataAccess,
  { owner, kind, file, onProgress = () => undefined, signal = NEVER }: NewImage,
): Promise<ImageChoice> {
  checkPicture(file);
  const files = await openFileStore(access);
  const imageId = crypto.randomUUID();
  await files.upload(originalName(owner, kind, imageId), file, { contentType: file.type, onProgress, signal });
  const { colours } = await unlessAborted(processImage(access, { owner, imageId, kind }), signal);
  return { imageId, colours, alt: '' };
}

/** Rejects as soon as the signal aborts. The call itself cannot be cancelled and runs on. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
