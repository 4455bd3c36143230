import { withTimestamps } from '@countin/domain/testing';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { ExampleDocument } from './example-document.ts';

/** Writes in one batch; Firestore's own limit is higher, but not without end. */
const BATCH = 400;
/** Writes documents over whatever is there, so that doing it twice is the same as once. */
export async function writeDocuments(firestore: Firestore, documents: readonly ExampleDocument[]): Promise<void> {
  for (let first = 0; first < documents.length; first += BATCH) {
    const batch = firestore.batch();
    for (const { path, data } of documents.slice(first, first + BATCH))
      batch.set(firestore.doc(path), storedDocument(data));
    await batch.commit();
  }
}

/** Instants as the database keeps them. */
export function storedDocument(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return withTimestamps(data, (at) => Timestamp.fromMillis(at));
}
