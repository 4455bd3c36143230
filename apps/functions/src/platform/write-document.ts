import { toStored, type DocumentAddress, type DocumentOf, type DocumentType } from '@countin/domain/documents';
import {
  Firestore,
  Timestamp,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type FieldValue,
  type Precondition,
  type Transaction,
  type WriteBatch,
  type WriteResult,
} from '@google-cloud/firestore';
import type { GenericSchema, InferInput } from 'valibot';

/** Reference of a document, with the schema that it is written with. */
export interface TypedReference<S extends GenericSchema> extends DocumentType<S> {
  readonly ref: DocumentReference;
}

/** The database writes at once; a transaction or a batch with its commit. */
type Writer = Firestore | Transaction | WriteBatch;
type Written<W extends Writer> = W extends Firestore ? Promise<WriteResult> : undefined;

/** Fields of a document; those with a default may be left out. */
type Content<S extends GenericSchema> = WithFieldValues<InferInput<S>>;
type Changes<S extends GenericSchema> = Partial<WithFieldValues<InferInput<S>>>;
type WithFieldValues<T> = { readonly [K in keyof T]: T[K] | FieldValue };

/** Reference of the document with these ids. */
export function refTo<S extends GenericSchema>(db: Firestore, { path, schema }: DocumentAddress<S>): TypedReference<S> {
  return { ref: db.doc(path), schema };
}

/** Reference of a document that was found, as one of a definition. */
export function refOf<S extends GenericSchema>(
  { schema }: DocumentType<S>,
  { ref }: { readonly ref: DocumentReference },
): TypedReference<S> {
  return { ref, schema };
}

/** Creates a document; fails if it exists. Instants, in milliseconds since 1970, become timestamps in all of these. */
export function createDocument<W extends Writer, S extends GenericSchema>(
  writer: W,
  { ref, schema }: TypedReference<S>,
  content: Content<S>,
): Written<W> {
  const data = stored(schema, content);
  return written(writer instanceof Firestore ? ref.create(data) : joined(writer).create(ref, data));
}

/** Creates a document, or replaces the existing one. */
export function setDocument<W extends Writer, S extends GenericSchema>(
  writer: W,
  { ref, schema }: TypedReference<S>,
  content: Content<S>,
): Written<W> {
  const data = stored(schema, content);
  return written(writer instanceof Firestore ? ref.set(data) : joined(writer).set(ref, data));
}

/** Changes fields of a document; fails if it does not exist. */
export function updateDocument<W extends Writer, S extends GenericSchema>(
  writer: W,
  { ref, schema }: TypedReference<S>,
  changes: Changes<S>,
  precondition: Precondition = {},
): Written<W> {
  const data = stored(schema, changes);
  return written(
    writer instanceof Firestore ? ref.update(data, precondition) : joined(writer).update(ref, data, precondition),
  );
}

/** Changes fields of a document, and creates it if it does not exist. */
export function mergeDocument<W extends Writer, S extends GenericSchema>(
  writer: W,
  { ref, schema }: TypedReference<S>,
  changes: Changes<S>,
): Written<W> {
  const data = stored(schema, changes);
  const options = { merge: true };
  return written(writer instanceof Firestore ? ref.set(data, options) : joined(writer).set(ref, data, options));
}

/** Copies a document as it is stored, also one that no longer fits its schema, or has microseconds. */
export function copyDocument<S extends GenericSchema>(
  writer: Transaction | WriteBatch,
  source: DocumentSnapshot,
  { ref }: TypedReference<S>,
): void {
  const data = source.data();
  if (data) joined(writer).set(ref, data);
}

function stored<S extends GenericSchema>(schema: S, fields: object): DocumentData {
  return toStored({ schema }, fields as Partial<DocumentOf<DocumentType<S>>>, (at) => Timestamp.fromMillis(at));
}

/** The methods of a transaction and a batch are the same, but TypeScript cannot call a union of their overloads. */
function joined(writer: Transaction | WriteBatch): WriteBatch {
  return writer as WriteBatch;
}

/** A transaction and a batch return themselves, which callers do not need. */
function written<W extends Writer>(result: Promise<WriteResult> | WriteBatch): Written<W> {
  return (result instanceof Promise ? result : undefined) as Written<W>;
}
