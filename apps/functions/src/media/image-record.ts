import { AppError, isErrorCode } from '@countin/domain/errors';
import { imageSchema, type ImageColours, type ImageWidth } from '@countin/domain/media';
import { Timestamp } from '@google-cloud/firestore';
import * as v from 'valibot';
import type { Services } from '../platform/services.ts';
import type { ImagePaths } from './image-paths.ts';

/** Length of a lease, milliseconds. Longer than a call may take, so its holder has stopped by the end. */
export const LEASE_MS = 90_000;

export interface ReadyImage {
  readonly widths: ImageWidth[];
  readonly colours: ImageColours;
}

/**
 * Acquires the lease of a picture for LEASE_MS, or gives the result of earlier work on it.
 *
 * @throws AppError the code it was refused with; `service/unavailable` while another call holds the lease;
 *   `image/not-found` where the id belongs to a picture of another kind
 */
export async function acquireLease(
  { db, now }: Services,
  owner: string,
  { recordPath, imageId, kind }: ImagePaths,
): Promise<ReadyImage | null> {
  const reference = db.doc(recordPath);
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.get(reference);
    const leaseUntil = Timestamp.fromMillis(now() + LEASE_MS);
    if (!stored.exists) {
      const createdAt = Timestamp.fromMillis(now());
      transaction.create(reference, {
        id: imageId,
        kind,
        state: 'processing',
        createdBy: owner,
        createdAt,
        leaseUntil,
      });
      return null;
    }
    const image = v.parse(imageSchema, stored.data());
    if (image.kind !== kind) throw new AppError('image/not-found');
    if (image.state === 'ready') return { widths: image.widths, colours: image.colours };
    if (image.state === 'failed') throw new AppError(isErrorCode(image.code) ? image.code : 'service/unknown');
    const left = (stored.get('leaseUntil') as Timestamp).toMillis() - now();
    if (left > 0) throw new AppError('service/unavailable', { retryAfterSeconds: Math.ceil(left / 1000) });
    transaction.update(reference, { leaseUntil });
    return null;
  });
}

/** Every file is there. */
export async function markReady(
  { db }: Services,
  { recordPath }: ImagePaths,
  { widths, colours }: ReadyImage,
): Promise<void> {
  await db.doc(recordPath).update({ state: 'ready', widths, colours, leaseUntil: null });
}

/** Refused for good: an upload never changes. */
export async function markFailed({ db }: Services, { recordPath }: ImagePaths, code: string): Promise<void> {
  await db.doc(recordPath).update({ state: 'failed', code, leaseUntil: null });
}

/** Releases the lease after an error that may pass: the next call may begin at once. */
export async function releaseLease({ db, now }: Services, { recordPath }: ImagePaths): Promise<void> {
  await db.doc(recordPath).update({ leaseUntil: Timestamp.fromMillis(now()) });
}
