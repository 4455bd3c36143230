import { documents, readField } from '@countin/domain/documents';
import { nextSendingDay, sendingDayOf } from '@countin/domain/sending';
import { FieldValue, type Firestore, type Transaction, type WriteBatch } from '@google-cloud/firestore';
import { mergeDocument, refTo, type TypedReference } from '../write-document.ts';

/** How long a counter stays after its day; the database's time-to-live policy removes it. Milliseconds. */
const KEEP_MS = 3_600_000;

/** What was counted today under keys, over all instances. A transaction that also adds to them exceeds no limit. */
export async function readDayCounts(
  db: Firestore,
  transaction: Transaction,
  keys: readonly string[],
  now: number,
): Promise<number[]> {
  const references = keys.map((key) => dayCounterOf(db, key, now));
  const stored = await transaction.getAll(...references.map(({ ref }) => ref));
  return stored.map((document) => readField(documents.rateLimit, document, 'count') ?? 0);
}

/** Counts more today, or less where what was counted did not happen. */
export function addToDay(
  db: Firestore,
  writer: Transaction | WriteBatch,
  { key, amount }: { readonly key: string; readonly amount: number },
  now: number,
): void {
  const changes = { count: FieldValue.increment(amount), expiresAt: nextSendingDay(now) + KEEP_MS };
  mergeDocument(writer, dayCounterOf(db, key, now), changes);
}

/** Begins to count anew. */
export function resetDay(db: Firestore, transaction: Transaction, key: string, now: number): void {
  transaction.delete(dayCounterOf(db, key, now).ref);
}

function dayCounterOf(db: Firestore, key: string, now: number): TypedReference<typeof documents.rateLimit.schema> {
  return refTo(db, documents.rateLimit(`${key}_day_${sendingDayOf(now)}`));
}
