import { documents } from '@countin/domain/documents';
import type { Photo, PhotoContent } from '@countin/domain/media';
import { withFirestoreErrors } from '../errors/firestore-error.ts';
import { checkPicture } from '../images/check-picture.ts';
import { originalName } from '../images/image-owner.ts';
import { processImage } from '../images/process-image.ts';
import type { DataAccess } from '../ports/data-access.ts';
import type { UploadTask } from '../ports/file-store.ts';
import { openFileStore } from '../ports/open-file-store.ts';

/** A photo to send. */
export interface NewPhoto {
  readonly artistId: string;
  /** Account that uploads it. */
  readonly uid: string;
  /** Random id. Sent again under the same id, nothing is stored twice. */
  readonly photoId: string;
  readonly file: Blob;
  /** Pixels, upright. */
  readonly width: number;
  readonly height: number;
  /** SHA-256 of the file, hexadecimal. */
  readonly hash: string;
  readonly content: PhotoContent;
  /** The server has the file already: an earlier attempt failed later. */
  readonly isSent: boolean;
  /** Uploaded share, from 0 to 1. After 1 the server creates the public versions. */
  readonly onProgress: (share: number) => void;
  /** Called once the transfer has begun; pauses and resumes it. */
  readonly onTask: (task: UploadTask) => void;
  /** Called once the server has the whole file. */
  readonly onSent: () => void;
  /** Cancels the upload, which then rejects with the signal's reason. */
  readonly signal: AbortSignal;
}

/**
 * Uploads a photo, waits until it is processed, and adds it to the artist's photos.
 *
 * @throws AppError `image/type`, `image/too-large`, `access/denied`, `service/unavailable`, …; or the signal's reason
 */
export async function uploadPhoto(access: DataAccess, photo: NewPhoto): Promise<Photo> {
  const { artistId, uid, photoId, file, width, height, hash, content, isSent, signal } = photo;
  checkPicture(file);
  const owner = { artistId };
  if (!isSent) {
    const files = await openFileStore(access);
    const { onProgress, onTask } = photo;
    const name = originalName(owner, 'photo', photoId);
    await files.upload(name, file, { contentType: file.type, onProgress, onTask, signal });
    photo.onSent();
  }
  const { colours } = await processImage(access, { owner, imageId: photoId, kind: 'photo' });
  signal.throwIfAborted();
  const fields = { id: photoId, ...content, colours, width, height, hash, createdBy: uid };
  const address = documents.photo(artistId, photoId);
  await withFirestoreErrors(async () =>
    (await access.live()).transact(async (transaction) => {
      if (await transaction.get(address.path)) return;
      transaction.create(address, fields);
    }),
  );
  const now = Date.now();
  return { ...fields, createdAt: now, updatedAt: now };
}
