import type { DocumentAddress } from '@countin/domain/documents';
import type * as v from 'valibot';
import type { DataAccess } from '../ports/data-access.ts';
import { withFirestoreErrors } from '../errors/firestore-error.ts';
import type { DocumentQuery } from './document-store.ts';
import { parseDocument, parseDocuments, type RawDocument } from './parse-document.ts';

/** Reads one document; null if it does not exist. Throws AppError, also for an invalid document. */
export async function readDocument<S extends v.GenericSchema>(
  access: DataAccess,
  { path, schema }: DocumentAddress<S>,
): Promise<v.InferOutput<S> | null> {
  const found = await withFirestoreErrors(() => access.store.get(path));
  return found && parseDocument(schema, found);
}

/** Reads the documents of a query. Logs and omits invalid documents. Throws AppError. */
export async function readDocuments<S extends v.GenericSchema>(
  access: DataAccess,
  { path, schema }: DocumentAddress<S>,
  query: DocumentQuery,
): Promise<v.InferOutput<S>[]> {
  return parseDocuments(access, schema, await findDocuments(access, path, query));
}

/** Reads the documents of a query without parsing, for pages that need a cursor. */
export function findDocuments(access: DataAccess, path: string, query: DocumentQuery): Promise<RawDocument[]> {
  return withFirestoreErrors(() => access.store.find(path, query));
}
