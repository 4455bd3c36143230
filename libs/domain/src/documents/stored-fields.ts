import type * as v from 'valibot';
import { instantSchema } from '../fields/fields.ts';
import type { DocumentType } from './document.ts';

/**
 * Converts parsed fields to stored ones: instants become SDK timestamps.
 *
 * @param timestampOf creates the SDK's timestamp from milliseconds since 1970
 */
export function toStored<S extends v.GenericSchema, F extends Partial<v.InferOutput<S>>>(
  { schema }: DocumentType<S>,
  fields: F,
  timestampOf: (at: number) => unknown,
): Record<string, unknown> {
  return storedValue(schema, fields, timestampOf) as Record<string, unknown>;
}

/** Subset of valibot's schema structure that contains nested schemas. */
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

/** Merged entries of all options. Options that share a field use the same kind of schema for it. */
function entriesOfVariant({ options }: SchemaShape): SchemaShape['entries'] {
  return options && Object.assign({}, ...options.map(({ entries }) => entries ?? {}));
}

/** False for SDK values such as timestamps and field sentinels. */
function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
