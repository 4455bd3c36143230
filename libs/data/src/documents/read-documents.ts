import {
  collection,
  doc,
  getDoc,
  getDocs,
  query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import type * as v from 'valibot';
import type { DataAccess } from '../access/data-access.ts';
import { withFirestoreErrors } from '../errors/firestore-error.ts';
import { parseDocument, parseDocuments, type RawDocument } from './parse-document.ts';

/** One document, or null when there is none. Throws AppError, also when it does not parse. */
export async function readDocument<T>(
  access: DataAccess,
  path: string,
  schema: v.GenericSchema<unknown, T>,
): Promise<T | null> {
  const found = await withFirestoreErrors(() => getDoc(doc(access.store, path)));
  return found.exists() ? parseDocument(schema, rawDocument(found)) : null;
}

/** The documents of a bounded query. Throws AppError; those that do not parse are logged and left out. */
export async function readDocuments<T>(
  access: DataAccess,
  path: string,
  schema: v.GenericSchema<unknown, T>,
  ...constraints: QueryConstraint[]
): Promise<T[]> {
  return parseDocuments(access, schema, (await queryDocuments(access, path, ...constraints)).map(rawDocument));
}

/** The same without parsing, for pages that need a cursor. */
export async function queryDocuments(
  access: DataAccess,
  path: string,
  ...constraints: QueryConstraint[]
): Promise<QueryDocumentSnapshot[]> {
  const found = await withFirestoreErrors(() => getDocs(query(collection(access.store, path), ...constraints)));
  return found.docs;
}

export function rawDocument(snapshot: QueryDocumentSnapshot): RawDocument {
  return { id: snapshot.id, path: snapshot.ref.path, data: snapshot.data() };
}
