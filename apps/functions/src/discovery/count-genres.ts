import { documents } from '@countin/domain/documents';
import { countedGenre } from '@countin/domain/discovery';
import { FieldValue, type Firestore, type Transaction } from '@google-cloud/firestore';
import { mergeDocument, refTo } from '../platform/write-document.ts';

/** Counts an entry under its genres, with the change of the entry itself, so that no number drifts away. */
export function countGenres(
  db: Firestore,
  transaction: Transaction,
  before: readonly string[],
  after: readonly string[],
): void {
  const steps = [
    ...after.filter((key) => !before.includes(key)).map((key) => [key, 1] as const),
    ...before.filter((key) => !after.includes(key)).map((key) => [key, -1] as const),
  ];
  for (const [key, step] of steps) {
    const found = countedGenre(key);
    if (!found) continue;
    const counts = refTo(db, documents.discoveryGenres(found.shelf));
    mergeDocument(transaction, counts, { [found.genre]: FieldValue.increment(step) });
  }
}
