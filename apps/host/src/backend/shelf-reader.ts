import { medleySchema, paths, releasePageSchema, type PageReader } from '@countin/domain';
import { Timestamp, type DocumentSnapshot, type Firestore, type Query } from 'firebase-admin/firestore';
import type * as v from 'valibot';

interface ShelfReaderOptions {
  readonly within: <T>(reading: Promise<T>) => Promise<T>;
  /** Null, and logged, for a document that is not as its schema says. */
  readonly parse: <Schema extends v.GenericSchema>(
    schema: Schema,
    snapshot: DocumentSnapshot,
  ) => v.InferOutput<Schema> | null;
}

/** Reads what shelves show: what is listed alone, by bounded queries. */
export function createShelfReader(
  firestore: Firestore,
  { within, parse }: ShelfReaderOptions,
): Pick<PageReader, 'listedMedleys' | 'nextReleases' | 'newestReleases'> {
  const read = async <Schema extends v.GenericSchema>(schema: Schema, query: Query) => {
    const { docs } = await within(query.get());
    return { found: docs.flatMap((snapshot) => parse(schema, snapshot) ?? []), size: docs.length };
  };
  const medleys = () => firestore.collection(paths.medleys).where('shelf', '==', 'listed').orderBy('position');
  const releases = () =>
    firestore.collection(paths.releasePages).where('status', '==', 'published').where('shelf', '==', 'listed');
  return {
    async listedMedleys(start, limit) {
      const after = await read(medleySchema, medleys().startAt(start).limit(limit));
      if (after.size === limit) return after.found;
      const begun = await read(
        medleySchema,
        medleys()
          .endBefore(start)
          .limit(limit - after.size),
      );
      return [...after.found, ...begun.found];
    },
    nextReleases: async (from, limit) =>
      (
        await read(
          releasePageSchema,
          releases().orderBy('firstInstant').startAfter(Timestamp.fromMillis(from)).limit(limit),
        )
      ).found,
    newestReleases: async (from, limit) =>
      (
        await read(
          releasePageSchema,
          releases().orderBy('firstInstant', 'desc').startAt(Timestamp.fromMillis(from)).limit(limit),
        )
      ).found,
  };
}
