import { FieldValue, Timestamp, type DocumentSnapshot } from '@google-cloud/firestore';
import type { Services } from '../platform/services.ts';
import { isReferredTo } from './references.ts';
import { encodedNames, originalNames, recordPath, type StoredImage } from './stored-image.ts';

/** How long an upload may wait to be processed, and a picture is kept after it was replaced, milliseconds. */
export const GRACE_MS = 24 * 3_600_000;

/** What the sweep did with a picture. */
export type Outcome = 'kept' | 'marked' | 'removed';

type World = Pick<Services, 'db' | 'objects' | 'now'>;

/** Removes an upload that nothing was made of in time. What was made one of goes with {@link sweepEncoded}. */
export async function sweepOriginal(services: World, image: StoredImage, name: string): Promise<Outcome> {
  const { db, objects, now } = services;
  const reference = db.doc(recordPath(image));
  const given = await db.runTransaction(async (transaction) => {
    const record = await transaction.get(reference);
    if (record.get('state') === 'ready' || isAtWork(record, now())) return false;
    // What is left of an attempt that broke off; one more would find no upload.
    transaction.delete(reference);
    return true;
  });
  if (!given) return 'kept';
  await objects.remove(name);
  return 'removed';
}

/**
 * Removes a picture that no document refers to: noted the first time, removed a day later with its record and its
 * upload. The record goes first, with the references looked at in the same transaction: from then on no release can be
 * published with it, and what a crash leaves behind belongs to no record and goes the next time.
 */
export async function sweepEncoded(services: World, image: StoredImage): Promise<Outcome> {
  const { db, objects, now } = services;
  const reference = db.doc(recordPath(image));
  const record = await reference.get();
  if (await isReferredTo((query) => query.get(), db, image)) {
    if (unusedSince(record) !== null) await reference.update({ unusedSince: FieldValue.delete() });
    return 'kept';
  }
  if (record.get('state') === 'ready' && unusedSince(record) === null) {
    await reference.update({ unusedSince: Timestamp.fromMillis(now()) });
    return 'marked';
  }
  if (!mayGo(record, now())) return 'kept';
  const given = await db.runTransaction(async (transaction) => {
    if (
      !mayGo(await transaction.get(reference), now()) ||
      (await isReferredTo((query) => transaction.get(query), db, image))
    )
      return false;
    transaction.delete(reference);
    return true;
  });
  if (!given) return 'kept';
  await Promise.all([...encodedNames(image), ...originalNames(image)].map((name) => objects.remove(name)));
  return 'removed';
}

/** What is not ready was never shown: it is left of a removal or of an attempt that broke off. */
function mayGo(record: DocumentSnapshot, now: number): boolean {
  if (record.get('state') !== 'ready') return !isAtWork(record, now);
  const since = unusedSince(record);
  return since !== null && since <= now - GRACE_MS;
}

function isAtWork(record: DocumentSnapshot, now: number): boolean {
  const until: unknown = record.get('leaseUntil');
  return record.get('state') === 'processing' && until instanceof Timestamp && until.toMillis() > now;
}

function unusedSince(record: DocumentSnapshot): number | null {
  const since: unknown = record.get('unusedSince');
  return since instanceof Timestamp ? since.toMillis() : null;
}
