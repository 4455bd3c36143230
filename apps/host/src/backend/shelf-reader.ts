import { documents, type DocumentType } from '@countin/domain/documents';
import type { PageReader } from '@countin/domain/pages';
import { Timestamp, type DocumentSnapshot, type Firestore, type Query } from 'firebase-admin/firestore';
import type * as v from 'valibot';

interface ShelfReaderOptions {
  readonly within: <T>(reading: Promise<T>) => Promise<T>;
  /** Null, and logged, for a document that does not fit its schema. */
  readonly parse: <S extends v.GenericSchema>(
    type: DocumentType<S>,
    snapshot: DocumentSnapshot,
  ) => v.InferOutput<S> | null;
}

/** Reads what shelves show: what is listed alone, by bounded queries. */
export function createShelfReader(
  firestore: Firestore,
  { within, parse }: ShelfReaderOptions,
): Pick<PageReader, 'listedMedleys' | 'nextReleases' | 'newestReleases'> {
  const read = async <S extends v.GenericSchema>(type: DocumentType<S>, query: Query) => {
    const { docs } = await within(query.get());
    return { found: docs.flatMap((snapshot) => parse(type, snapshot) ?? []), size: docs.length };
  };
  const medleys = () =>
    firestore.collection(documents.medleys().path).where('shelf', '==', 'listed').orderBy('position');
  const releases = () =>
    firestore
      .collection(documents.releasePages().path)
      .where('status', '==', 'published')
      .where('shelf', '==', 'listed');
  return {
    async listedMedleys(start, limit) {
      const after = await read(documents.medley, medleys().startAt(start).limit(limit));
      if (after.size === limit) return after.found;
      const begun = await read(
        documents.medley,
        medleys()
          .endBefore(start)
          .limit(limit - after.size),
      );
      return [...after.found, ...begun.found];
    },
    nextReleases: async (from, limit) =>
      (
        await read(
          documents.releasePage,
          releases().orderBy('firstInstant').startAfter(Timestamp.fromMillis(from)).limit(limit),
        )
      ).found,
    newestReleases: async (from, limit) =>
      (
        await read(
          documents.releasePage,
          releases().orderBy('firstInstant', 'desc').startAt(Timestamp.fromMillis(from)).limit(limit),
        )
      ).found,
  };
}
