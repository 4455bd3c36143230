import { documents, readDocument, readField } from '@countin/domain/documents';
import { AppError, isErrorCode } from '@countin/domain/errors';
import type { ImageColours, ImageWidth } from '@countin/domain/media';
import type { Services } from '../platform/services.ts';
import { createDocument, updateDocument } from '../platform/write-document.ts';
import type { ImagePaths } from './image-paths.ts';

/** Length of a lease, milliseconds. Longer than a call may take, so its holder has stopped by the end. */
export const LEASE_MS = 90_000;

export interface ReadyImage {
  readonly widths: ImageWidth[];
  readonly colours: ImageColours;
}

export interface MadeImage extends ReadyImage {
  /** Side of a square upload, pixels. */
  readonly side?: number;
}

/**
 * Acquires the lease of a picture for LEASE_MS, or gives the result of earlier work on it.
 *
 * @throws AppError the code it was refused with; `service/unavailable` while another call holds the lease;
 *   `image/not-found` where the id belongs to a picture of another kind
 */
export async function acquireLease(
  { db, now }: Services,
  { record, imageId, kind, owner }: ImagePaths,
): Promise<ReadyImage | null> {
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.get(record.ref);
    const leaseUntil = now() + LEASE_MS;
    const image = readDocument(documents.image, stored);
    if (!image) {
      createDocument(transaction, record, {
        id: imageId,
        kind,
        state: 'processing',
        createdBy: owner,
        createdAt: now(),
        leaseUntil,
      });
      return null;
    }
    if (image.kind !== kind) throw new AppError('image/not-found');
    if (image.state === 'ready') return { widths: image.widths, colours: image.colours };
    if (image.state === 'failed') throw new AppError(isErrorCode(image.code) ? image.code : 'service/unknown');
    const left = (readField(record, stored, 'leaseUntil') ?? 0) - now();
    if (left > 0) throw new AppError('service/unavailable', { retryAfterSeconds: Math.ceil(left / 1000) });
    updateDocument(transaction, record, { leaseUntil });
    return null;
  });
}

/** Every file is there. */
export async function markReady(
  { db }: Services,
  { record }: ImagePaths,
  { widths, colours, side }: MadeImage,
): Promise<void> {
  const measured = side === undefined ? {} : { side };
  await updateDocument(db, record, { state: 'ready', widths, colours, ...measured, leaseUntil: null });
}

/** Refused for good: an upload never changes. */
export async function markFailed({ db }: Services, { record }: ImagePaths, code: string): Promise<void> {
  await updateDocument(db, record, { state: 'failed', code, leaseUntil: null });
}

/** Releases the lease after an error that may pass: the next call may begin at once. */
export async function releaseLease({ db, now }: Services, { record }: ImagePaths): Promise<void> {
  await updateDocument(db, record, { leaseUntil: now() });
}
