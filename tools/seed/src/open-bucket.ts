import { IdempotencyStrategy } from '@google-cloud/storage';
import type { App } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The bucket that the example's files go into. */
export type Bucket = ReturnType<typeof openBucket>;

/** Opens the emulator's bucket. Making pictures and music takes longer than its connections stay open, so a write may be tried again. */
export function openBucket(app: App, project: string) {
  const bucket = getStorage(app).bucket(`${project}.appspot.com`);
  bucket.storage.retryOptions.idempotencyStrategy = IdempotencyStrategy.RetryAlways;
  return bucket;
}

/** Writes an object that never changes. */
export async function writeObject(bucket: Bucket, name: string, bytes: Uint8Array, contentType: string): Promise<void> {
  await bucket
    .file(name)
    .save(Buffer.from(bytes), { resumable: false, contentType, metadata: { cacheControl: IMMUTABLE } });
}
