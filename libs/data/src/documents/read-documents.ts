import type { DocumentAddress } from '@countin/domain/documents';
import type * as v from 'valibot';
import type { DataAccess } from '../ports/data-access.ts';
import { withFirestoreErrors } from '../errors/firestore-error.ts';
import type { DocumentQuery } from '../ports/document-store.ts';
import { parseDocument, parseDocuments } from './parse-document.ts';
import type { RawDocument } from '../ports/document-store.ts';

/** Reads one document; null if it does not exist. Throws AppError, also for an invalid document. */
export async function readDocument<S extends v.GenericSchema>(
  access: DataAccess,
  address: DocumentAddress<S>,
): Promise<v.InferOutput<S> | null> {
  const found = await withFirestoreErrors(() => access.store.get(address.path));
  return found && parseDocument(address, found);
}

/** Reads the documents of a query. Logs and omits invalid documents. Throws AppError. */
export async function readDocuments<S extends v.GenericSchema>(
  access: DataAccess,
  address: DocumentAddress<S>,
  query: DocumentQuery,
): Promise<v.InferOutput<S>[]> {
  return parseDocuments(access, address, await findDocuments(access, address.path, query));
}

/** Reads the documents of a query without parsing, for pages that need a cursor. */
export function findDocuments(access: DataAccess, path: string, query: DocumentQuery): Promise<RawDocument[]> {
  return withFirestoreErrors(() => access.store.find(path, query));
}
