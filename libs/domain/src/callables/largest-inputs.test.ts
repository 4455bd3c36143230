import * as v from 'valibot';
import { expect, test } from 'vitest';
import { storedBytes } from '../fields/stored-bytes.ts';
import { artistOnlySchema } from '../profile/artist-page.ts';
import { feedSettingsSchema } from '../profile/feed-settings.ts';
import { labelPageEntries } from '../profile/label-page.ts';
import { profileTextSchema } from '../profile/profile.ts';
import { musicProductSchema } from '../release/product.ts';
import { writtenTextSchema } from '../texts/release-text.ts';
import { callables } from './callables.ts';

/** A schema or an action of a pipe, as this walk sees it. */
interface Part extends v.GenericSchema {
  readonly kind: 'schema';
  readonly requirement?: unknown;
  readonly message?: unknown;
  readonly pipe?: readonly Part[];
  readonly entries?: Readonly<Record<string, Part>>;
  readonly items?: readonly Part[];
  readonly item?: Part;
  readonly key?: Part;
  readonly value?: Part;
  readonly wrapped?: Part;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
}

const MIB = 1024 * 1024;
/** What a stored document has beside its input: ids, times, marks and copies of names. */
const REST = 100_000;
/** Longest text of a pattern or a named check, in bytes. */
const PATTERN = 400;

const isSchema = (value: unknown): value is Part => typeof value === 'object' && value !== null && '~run' in value;
const requirement = ({ pipe = [] }: Part, type: string) =>
  pipe.map((each) => ({ ...each })).find((each) => each.type === type)?.requirement as number | undefined;

/** Most bytes of a value that a schema lets through; infinite for one without a limit. */
function largest(schema: Part): number {
  const { mostBytes = Number.POSITIVE_INFINITY } = v.getMetadata(schema) as { readonly mostBytes?: number };
  return Math.min(mostBytes, sizeOf(schema));
}

function sizeOf(schema: Part): number {
  if (schema.wrapped) return largest(schema.wrapped);
  if (schema.type === 'literal') return storedBytes(schema.literal);
  if (schema.items) return schema.items.reduce((sum, each) => sum + largest(each), 0);
  if (schema.item) return (requirement(schema, 'max_length') ?? Number.POSITIVE_INFINITY) * largest(schema.item);
  if (schema.type === 'record' && schema.key && schema.value) return sizeOfRecord(schema, schema.key, schema.value);
  if (schema.options)
    return Math.max(...schema.options.map((each) => (isSchema(each) ? largest(each) : storedBytes(each))));
  if (schema.entries)
    return Object.entries(schema.entries).reduce((sum, [key, each]) => sum + storedBytes(key) + largest(each), 0);
  return schema.type === 'string' ? sizeOfText(schema) : 8;
}

function sizeOfRecord(schema: Part, key: Part, value: Part): number {
  const keys = key.options?.length ?? requirement(schema, 'max_entries') ?? Number.POSITIVE_INFINITY;
  return keys * (largest(key) + largest(value));
}

function sizeOfText(schema: Part): number {
  const length = requirement(schema, 'max_length');
  // A UTF-16 unit takes up to three bytes.
  if (length !== undefined) return 3 * length + 1;
  const texts = ['', 'https://example.com/', 'ada@example.com', 'Europe/', 'a.b.', '2026-11-21'];
  const isOpen = texts.some((start) => ['x', '1', '界'].some((each) => v.is(schema, start + each.repeat(PATTERN))));
  return isOpen ? Number.POSITIVE_INFINITY : PATTERN;
}

/** Fields that no document holds: a file is stored apart, and what a change is compared with is not stored. */
const NOT_STORED = ['file', 'base'];

test.each(Object.entries(callables))('what %s stores fits a document, whatever its input is', (_key, { input }) => {
  const entries = Object.entries(input.entries as unknown as Readonly<Record<string, Part>>);
  const stored = entries.filter(([name]) => !NOT_STORED.includes(name));
  expect(stored.reduce((sum, [, each]) => sum + largest(each), 0)).toBeLessThan(MIB - REST);
});

/** Documents that members write themselves, with the parts that publishing adds. */
const WRITTEN = {
  musicProductSchema,
  artist: v.object({ ...profileTextSchema.entries, ...artistOnlySchema.entries }),
  label: v.object({ ...profileTextSchema.entries, ...labelPageEntries, ...feedSettingsSchema.entries }),
  writtenTextSchema,
} as const;

test.each(Object.entries(WRITTEN))('what fits %s fits a document', (_name, schema) => {
  expect(largest(schema as unknown as Part)).toBeLessThan(MIB - REST);
});
