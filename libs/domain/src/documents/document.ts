import * as v from 'valibot';
import { AppError } from '../errors/error-code.ts';
import { instantSchema } from '../fields/fields.ts';

/** What is stored at a path, as a schema. Timestamps of any SDK are read as milliseconds since 1970. */
export interface DocumentType<S extends v.GenericSchema> {
  readonly schema: S;
}

/** The path of a document, or of a collection of them, and what is stored there. */
export interface DocumentAddress<S extends v.GenericSchema> extends DocumentType<S> {
  readonly path: string;
}

/** A kind of document: gives the address for the ids in its path. */
export interface DocumentDefinition<S extends v.GenericSchema, Ids extends readonly string[]> extends DocumentType<S> {
  (...ids: Ids): DocumentAddress<S>;
}

/** The content of a document, parsed. */
export type DocumentOf<D extends DocumentType<v.GenericSchema>> = v.InferOutput<D['schema']>;

/** A snapshot of any Firestore SDK: the client's, its lite version, and the server's. */
export interface DocumentSnapshotLike {
  readonly id: string;
  readonly ref: { readonly path: string };
  /** Undefined where there is no such document. */
  data(): Readonly<Record<string, unknown>> | undefined;
}

/**
 * Defines a kind of document, or a collection of them.
 *
 * @param path as in `paths`: path of the document from the ids in it
 */
// @__NO_SIDE_EFFECTS__
export function defineDocument<S extends v.GenericSchema, Ids extends readonly string[]>(
  schema: S,
  path: (...ids: Ids) => string,
): DocumentDefinition<S, Ids> {
  return Object.assign((...ids: Ids) => ({ path: path(...ids), schema }), { schema });
}

/**
 * Reads a document; null where there is none.
 *
 * @throws AppError `service/unknown` when it does not fit its schema
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
 * Reads a document where one that does not fit its schema counts as none, so that it hides no other.
 *
 * @param report is told about a document that does not fit
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

/** One field of a document; undefined where it is missing or does not fit its schema. Reads no other field. */
export function readField<S extends ObjectSchema, K extends keyof v.InferOutput<S> & keyof S['entries']>(
  { schema }: DocumentType<S>,
  snapshot: Pick<DocumentSnapshotLike, 'data'> | undefined,
  field: K,
): v.InferOutput<S>[K] | undefined {
  const entry = schema.entries[field as string];
  const parsed = entry && v.safeParse(entry, snapshot?.data()?.[field as string]);
  return parsed?.success ? (parsed.output as v.InferOutput<S>[K]) : undefined;
}

/**
 * The fields of a document as they are stored: instants as timestamps of the SDK, everything else as it is.
 *
 * @param timestampOf makes the SDK's timestamp from milliseconds since 1970
 */
export function toStored<S extends v.GenericSchema, F extends Partial<v.InferOutput<S>>>(
  { schema }: DocumentType<S>,
  fields: F,
  timestampOf: (at: number) => unknown,
): Record<string, unknown> {
  return storedValue(schema, fields, timestampOf) as Record<string, unknown>;
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

/** The parts of valibot's schemas that lead to further schemas. */
interface SchemaShape {
  readonly type: string;
  readonly wrapped?: SchemaShape;
  readonly entries?: Readonly<Record<string, SchemaShape>>;
  readonly item?: SchemaShape;
  readonly options?: readonly SchemaShape[];
}

function storedValue(schema: SchemaShape, value: unknown, timestampOf: (at: number) => unknown): unknown {
  if (schema === instantSchema) return typeof value === 'number' ? timestampOf(value) : value;
  const { wrapped, item } = schema;
  if (wrapped) return storedValue(wrapped, value, timestampOf);
  if (item && Array.isArray(value)) return value.map((element) => storedValue(item, element, timestampOf));
  const entries = schema.entries ?? entriesOfVariant(schema);
  if (!entries || !isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const entry = entries[key];
      return [key, entry ? storedValue(entry, inner, timestampOf) : inner];
    }),
  );
}

/** The entries of all options together: a field that several of them have is of one kind in our documents. */
function entriesOfVariant({ options }: SchemaShape): SchemaShape['entries'] {
  return options && Object.assign({}, ...options.map(({ entries }) => entries ?? {}));
}

/** False for the SDK's own values, such as timestamps and field sentinels. */
function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
