import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { ExampleDocument } from './example-document.ts';

/** Writes in one batch; Firestore's own limit is higher, but not without end. */
const BATCH = 400;
/** Fields that hold an instant, wherever they stand. */
const INSTANTS = new Set([
  'createdAt',
  'updatedAt',
  'publishedAt',
  'firstInstant',
  'confirmedAt',
  'dueAt',
  'sentAt',
  'at',
  'since',
  'lastSeenAt',
]);

/** Writes documents over whatever is there, so that doing it twice is the same as once. */
export async function writeDocuments(firestore: Firestore, documents: readonly ExampleDocument[]): Promise<void> {
  for (let first = 0; first < documents.length; first += BATCH) {
    const batch = firestore.batch();
    for (const { path, data } of documents.slice(first, first + BATCH))
      batch.set(firestore.doc(path), withTimestamps(data));
    await batch.commit();
  }
}

/** Instants as the database keeps them. */
export function withTimestamps(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      if (INSTANTS.has(name) && typeof value === 'number') return [name, Timestamp.fromMillis(value)];
      const nested = typeof value === 'object' && value !== null && !Array.isArray(value);
      return [name, nested ? withTimestamps(value as Record<string, unknown>) : value];
    }),
  );
}
