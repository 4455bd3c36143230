import { documentId, limit, orderBy, startAfter, Timestamp, type QueryConstraint } from 'firebase/firestore/lite';
import type * as v from 'valibot';
import type { DataAccess } from '../access/data-access.ts';
import { parseDocuments } from './parse-document.ts';
import { queryDocuments, rawDocument } from './read-documents.ts';

/** Where a page of a list ended; plain data. */
export interface Cursor {
  readonly seconds: number;
  readonly nanoseconds: number;
  readonly id: string;
}

/** One page of a list that grows. */
export interface Page<T> {
  readonly items: readonly T[];
  /** Where the next page begins; null after the last. */
  readonly next: Cursor | null;
}

/** Newest first by a timestamp field, `size` documents a page. Documents that share an instant are told apart by id. */
export async function readPage<T>(
  access: DataAccess,
  options: { path: string; schema: v.GenericSchema<unknown, T>; field: string; size: number; after: Cursor | null },
  ...constraints: QueryConstraint[]
): Promise<Page<T>> {
  const { path, schema, field, size, after } = options;
  const start = after ? [startAfter(new Timestamp(after.seconds, after.nanoseconds), after.id)] : [];
  const documents = await queryDocuments(
    access,
    path,
    ...constraints,
    orderBy(field, 'desc'),
    orderBy(documentId(), 'desc'),
    ...start,
    limit(size),
  );
  const last = documents.length === size ? documents.at(-1) : undefined;
  const instant: unknown = last?.get(field);
  return {
    items: parseDocuments(access, schema, documents.map(rawDocument)),
    next:
      last && instant instanceof Timestamp
        ? { seconds: instant.seconds, nanoseconds: instant.nanoseconds, id: last.id }
        : null,
  };
}
