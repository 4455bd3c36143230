import { readValidDocument, type DocumentType } from '@countin/domain/documents';
import type { DocumentSnapshot } from '@google-cloud/firestore';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Log } from './safe-log.ts';

/** Parses a document; null if it is missing or, which is logged, does not match its schema. */
export function readOrLog<S extends GenericSchema>(
  definition: DocumentType<S>,
  document: DocumentSnapshot,
  log: Log,
): InferOutput<S> | null {
  return readValidDocument(definition, document, (reason) =>
    log(`${document.ref.path} cannot be read.`, new Error(reason)),
  );
}
