import * as v from 'valibot';
import { AppError } from '../errors/error-code.ts';

/** Schema of the documents at a path. Timestamps of any SDK are parsed to milliseconds since 1970. */
export interface DocumentType<S extends v.GenericSchema> {
  readonly schema: S;
}

/** Path and schema of a document, or of a collection. */
export interface DocumentAddress<S extends v.GenericSchema> extends DocumentType<S> {
  readonly path: string;
}

/** Document definition: builds the path and schema from ids. */
export interface DocumentDefinition<S extends v.GenericSchema, Ids extends readonly string[]> extends DocumentType<S> {
  (...ids: Ids): DocumentAddress<S>;
}

/** Parsed content of a document. */
export type DocumentOf<D extends DocumentType<v.GenericSchema>> = v.InferOutput<D['schema']>;

/** Snapshot of any Firestore SDK: browser, browser lite, or server. */
export interface DocumentSnapshotLike {
  readonly id: string;
  readonly ref: { readonly path: string };
  /** Undefined if the document does not exist. */
  data(): Readonly<Record<string, unknown>> | undefined;
}

/**
 * Defines a document or a collection.
 *
 * @param path builds the path from ids, as in `paths`
 */
// @__NO_SIDE_EFFECTS__
export function defineDocument<S extends v.GenericSchema, Ids extends readonly string[]>(
  schema: S,
  path: (...ids: Ids) => string,
): DocumentDefinition<S, Ids> {
  return Object.assign((...ids: Ids) => ({ path: path(...ids), schema }), { schema });
}

/**
 * Parses a document; null if it does not exist.
 *
 * @throws AppError `service/unknown` when it does not match its schema
 */
export function readDocument<S extends v.GenericSchema>(
  { schema }: DocumentType<S>,
  snapshot: DocumentSnapshotLike | undefined,
): v.InferOutput<S> | null {
  const parsed = parse(schema, snapshot);
  if (parsed === null || parsed.success) return parsed?.output ?? null;
  throw new AppError('service/unknown', { cause: describeIssues(snapshot, parsed.issues) });
}

/**
 * Parses a document; an invalid one counts as missing, so that it does not break a list.
 *
 * @param report called for each invalid document
 */
export function readValidDocument<S extends v.GenericSchema>(
  { schema }: DocumentType<S>,
  snapshot: DocumentSnapshotLike | undefined,
  report: (message: string) => void = () => undefined,
): v.InferOutput<S> | null {
  const parsed = parse(schema, snapshot);
  if (parsed === null || parsed.success) return parsed?.output ?? null;
  report(describeIssues(snapshot, parsed.issues));
  return null;
}

/** Parses one field of a document without the others; undefined if it is missing or invalid. */
export function readField<S extends ObjectSchema, K extends keyof v.InferOutput<S> & keyof S['entries']>(
  { schema }: DocumentType<S>,
  snapshot: Pick<DocumentSnapshotLike, 'data'> | undefined,
  field: K,
): v.InferOutput<S>[K] | undefined {
  const entry = schema.entries[field as string];
  const parsed = entry && v.safeParse(entry, snapshot?.data()?.[field as string]);
  return parsed?.success ? (parsed.output as v.InferOutput<S>[K]) : undefined;
}

type ObjectSchema = v.GenericSchema & { readonly entries: Readonly<Record<string, v.GenericSchema>> };

function parse<S extends v.GenericSchema>(schema: S, snapshot: DocumentSnapshotLike | undefined) {
  const data = snapshot?.data();
  return data === undefined ? null : v.safeParse(schema, data);
}

function describeIssues(snapshot: DocumentSnapshotLike | undefined, issues: readonly v.BaseIssue<unknown>[]): string {
  const reasons = issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`).join('; ');
  return `${snapshot?.ref.path} does not fit its schema: ${reasons}`;
}
