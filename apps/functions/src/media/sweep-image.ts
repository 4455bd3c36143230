import { documents, readField } from '@countin/domain/documents';
import { FieldValue, type DocumentSnapshot } from '@google-cloud/firestore';
import type { Services } from '../platform/services.ts';
import { refTo, updateDocument } from '../platform/write-document.ts';
import { isReferredTo } from './references.ts';
import { encodedNames, originalNames, recordOf, type StoredImage } from './stored-image.ts';

/** How long an upload may wait to be processed, and a picture is kept after it was replaced, milliseconds. */
export const GRACE_MS = 24 * 3_600_000;

/** Result of the sweep for a picture. */
export type Outcome = 'kept' | 'marked' | 'removed';

type World = Pick<Services, 'db' | 'objects' | 'now'>;

/** Removes an upload that nothing was made of in time. What was made one of goes with {@link sweepEncoded}. */
export async function sweepOriginal(services: World, image: StoredImage, name: string): Promise<Outcome> {
  const { db, objects, now } = services;
  const record = refTo(db, recordOf(image));
  const given = await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(record.ref);
    if (stateOf(stored) === 'ready' || isAtWork(stored, now())) return false;
    // Remains of an interrupted attempt; a further one would find no upload.
    transaction.delete(record.ref);
    return true;
  });
  if (!given) return 'kept';
  await objects.remove(name);
  return 'removed';
}

/**
 * Removes a picture that no document refers to. The first run notes it, a run a day later removes it with its record
 * and its upload. The record goes first, in a transaction that checks the references: afterwards no release can be
 * published with the picture. Remains of a crash belong to no record and are removed by the next run.
 */
export async function sweepEncoded(services: World, image: StoredImage): Promise<Outcome> {
  const { db, objects, now } = services;
  const record = refTo(db, recordOf(image));
  const stored = await record.ref.get();
  if (await isReferredTo((query) => query.get(), db, image)) {
    if (unusedSince(stored) !== null) await updateDocument(db, record, { unusedSince: FieldValue.delete() });
    return 'kept';
  }
  if (stateOf(stored) === 'ready' && unusedSince(stored) === null) {
    await updateDocument(db, record, { unusedSince: now() });
    return 'marked';
  }
  if (!mayGo(stored, now())) return 'kept';
  const given = await db.runTransaction(async (transaction) => {
    if (
      !mayGo(await transaction.get(record.ref), now()) ||
      (await isReferredTo((query) => transaction.get(query), db, image))
    )
      return false;
    transaction.delete(record.ref);
    // The description of a removed photo is removed with it.
    if (image.owner === 'artist') transaction.delete(db.doc(documents.photo(image.ownerId, image.imageId).path));
    return true;
  });
  if (!given) return 'kept';
  await Promise.all([...encodedNames(image), ...originalNames(image)].map((name) => objects.remove(name)));
  return 'removed';
}

/** Unfinished pictures were never shown: they remain from a removal or an interrupted attempt. */
function mayGo(stored: DocumentSnapshot, now: number): boolean {
  if (stateOf(stored) !== 'ready') return !isAtWork(stored, now);
  const since = unusedSince(stored);
  return since !== null && since <= now - GRACE_MS;
}

function isAtWork(stored: DocumentSnapshot, now: number): boolean {
  return stateOf(stored) === 'processing' && (readField(documents.imageRecord, stored, 'leaseUntil') ?? 0) > now;
}

function stateOf(stored: DocumentSnapshot) {
  return readField(documents.imageRecord, stored, 'state');
}

function unusedSince(stored: DocumentSnapshot): number | null {
  return readField(documents.imageRecord, stored, 'unusedSince') ?? null;
}
