import * as v from 'valibot';

/** A schema as this walk sees it: every kind names its inner schemas differently. */
interface AnySchema extends v.GenericSchema {
  readonly entries?: Readonly<Record<string, AnySchema>>;
  readonly item?: AnySchema;
  readonly items?: readonly AnySchema[];
  readonly key?: AnySchema | string;
  readonly value?: AnySchema;
  readonly wrapped?: AnySchema;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
}

/** Texts and numbers of the formats in use; the first that a field accepts is used. */
const SCALARS = [
  'none',
  'en',
  '2026-11-21',
  '12:30',
  'ada@example.com',
  'https://example.com/',
  '#0b3954',
  'A'.repeat(43),
  'a.b.c',
  'release.none',
  'Europe/Berlin',
  'US',
  true,
  1,
  50,
  30_000,
  2026,
];

/** Some lists have a fixed length. */
const LENGTHS = [1, 2, 3, 4];

const isSchema = (value: unknown): value is AnySchema => typeof value === 'object' && value !== null && '~run' in value;

/**
 * Valid values for a schema with every optional field set and an element in every list. Several where it has variants:
 * each occurs in one.
 *
 * @param samples values of fields by their name, tried before others
 */
export function sampleInputs(
  schema: v.GenericSchema,
  samples: Readonly<Record<string, unknown>> = {},
  name = 'input',
): readonly unknown[] {
  const found = candidates(schema as AnySchema, samples, name).filter((value) => v.is(schema, value));
  if (found.length === 0) throw new Error(`No sample fits the field "${name}": name one.`);
  return found;
}

function candidates(schema: AnySchema, samples: Readonly<Record<string, unknown>>, name: string): readonly unknown[] {
  if (Object.hasOwn(samples, name) && v.is(schema, samples[name])) return [samples[name]];
  const inner = (each: AnySchema, of = name) => sampleInputs(each, samples, of);
  if (schema.wrapped) return inner(schema.wrapped);
  if (schema.type === 'literal') return [schema.literal];
  if (schema.items) return [schema.items.map((each) => inner(each)[0])];
  if (schema.item)
    return inner(schema.item).map((each) =>
      LENGTHS.map((length) => new Array(length).fill(each)).find((list) => v.is(schema, list)),
    );
  if (schema.value && isSchema(schema.key)) return records(inner(schema.key)[0], inner(schema.value));
  if (schema.options)
    return schema.options
      .flatMap((option) => (isSchema(option) ? candidates(option, samples, name) : [option]))
      .slice(0, schema.options.every(isSchema) ? undefined : 1);
  if (schema.entries) {
    const fields = Object.entries(schema.entries).map(([key, field]) => [key, inner(field, key)] as const);
    const many = Math.max(
      1,
      ...fields.map(([, values]) => (values.some((value) => typeof value === 'object') ? values.length : 1)),
    );
    return Array.from({ length: many }, (_, index) =>
      Object.fromEntries(fields.map(([key, values]) => [key, values[Math.min(index, values.length - 1)]])),
    );
  }
  return SCALARS.filter((value) => v.is(schema, value)).slice(0, 1);
}

function records(key: unknown, values: readonly unknown[]): readonly unknown[] {
  return values.map((each) => ({ [String(key)]: each }));
}
