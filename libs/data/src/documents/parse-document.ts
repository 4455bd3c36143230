import {
  readDocument,
  readValidDocument,
  type DocumentSnapshotLike,
  type DocumentType,
} from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type * as v from 'valibot';
import type { DataAccess } from '../ports/data-access.ts';
import type { RawDocument } from '../ports/document-store.ts';

/**
 * Parses a document with its definition. The document id overrides an `id` field in the data.
 *
 * @throws AppError `service/unknown` if it does not match the schema
 */
export function parseDocument<S extends v.GenericSchema>(
  definition: DocumentType<S>,
  document: RawDocument,
): v.InferOutput<S> {
  const parsed = readDocument(definition, snapshotOf(document));
  if (parsed === null) throw new AppError('service/unknown', { cause: `${document.path} is empty` });
  return parsed;
}

/** Parses a list of documents. An invalid document is logged and omitted, so that the others still appear. */
export function parseDocuments<S extends v.GenericSchema>(
  access: Pick<DataAccess, 'log'>,
  definition: DocumentType<S>,
  documents: readonly RawDocument[],
): v.InferOutput<S>[] {
  return documents.flatMap((document) => {
    const report = (reason: string) => access.log(`Left out ${document.path}, which does not parse`, reason);
    return readValidDocument(definition, snapshotOf(document), report) ?? [];
  });
}

function snapshotOf({ id, path, data }: RawDocument): DocumentSnapshotLike {
  return { id, ref: { path }, data: () => ({ ...data, id }) };
}
