import { expect, test } from 'vitest';
import type { Wire } from '../service.ts';
import {
  DATABASE,
  OWNER,
  by,
  clientOf,
  int,
  listen,
  memoryEngine,
  nameOf,
  openStream,
  or,
  text,
  where,
  atOnce,
} from './test-client.ts';
import type { OpenStream } from './test-client.ts';

/** Numbers that look random and are the same in every run. */
function sequence(seed: number): (below: number) => number {
  return (below) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * below);
  };
}

const VALUES: Wire[] = [
  { nullValue: 'NULL_VALUE' },
  { booleanValue: true },
  { doubleValue: NaN },
  int(-1),
  { doubleValue: -1 },
  { doubleValue: 0.5 },
  int(1),
  int('9223372036854775807'),
  { timestampValue: { seconds: '1', nanos: 5000 } },
  text(''),
  text('a'),
  text('a\u0000'),
  { bytesValue: Buffer.from([255]) },
  { referenceValue: nameOf('items/p7') },
  { arrayValue: { values: [int(1), text('a')] } },
  { arrayValue: { values: [text('a'), text('a')] } },
  { mapValue: { fields: { k: int(1) } } },
];
const FIELDS = ['x', 'y', 'z.w'];
const OPERATORS = [
  'EQUAL',
  'EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'ARRAY_CONTAINS',
];

type Random = (below: number) => number;
const pick = <T>(random: Random, from: readonly T[]): T => from[random(from.length)] as T;

function someFields(random: Random): Record<string, Wire> {
  const fields: Record<string, Wire> = {};
  if (random(5) > 0) fields.x = pick(random, VALUES);
  if (random(5) > 0) fields.y = pick(random, VALUES);
  if (random(3) > 0) fields.z = { mapValue: { fields: { w: pick(random, VALUES) } } };
  return fields;
}

function someQuery(random: Random): Wire {
  const filter = (): Wire => where(pick(random, FIELDS), pick(random, OPERATORS), pick(random, VALUES));
  const filters = Array.from({ length: random(3) }, filter);
  if (random(5) === 0) filters.push(or(filter(), filter()));
  const fields = FIELDS.filter(() => random(3) === 0);
  const orderBy = fields.map((field) => by(field, pick(random, ['ASCENDING', 'DESCENDING'])));
  const cursor = (): Wire => ({
    values: fields.slice(0, 1 + random(2)).map(() => pick(random, VALUES)),
    before: random(2) === 0,
  });
  return {
    from: [{ collectionId: 'items', allDescendants: random(3) === 0 }],
    where: filters.length > 0 ? { compositeFilter: { op: 'AND', filters } } : undefined,
    orderBy,
    startAt: orderBy.length > 0 && random(3) === 0 ? cursor() : undefined,
    endAt: orderBy.length > 0 && random(3) === 0 ? cursor() : undefined,
    offset: random(4) === 0 ? random(4) : 0,
    limit: random(2) === 0 ? { value: 1 + random(9) } : undefined,
  };
}

test('indexed queries agree with reading every document, in the past as well', { timeout: 60_000 }, async () => {
  const random = sequence(7);
  const engine = memoryEngine();
  const client = clientOf(engine);
  const queries = Array.from({ length: 150 }, () => someQuery(random));
  const path = (): string => (random(5) === 0 ? `items/p1/items/q${random(40)}` : `items/p${random(300)}`);
  for (let i = 0; i < 700; i++) await client.set(path(), someFields(random));
  // The first round makes the indexes, which the writes that follow must keep in order.
  queries.forEach((query) => client.query(query));
  let last: Wire = {};
  for (let i = 0; i < 200; i++)
    last = await (random(4) === 0 ? client.remove(path()) : client.set(path(), someFields(random)));
  const indexed = queries.map((query) => client.query(query));
  await client.set('elsewhere/a', {});
  for (const [i, structuredQuery] of queries.entries()) {
    // A query in the past is answered without indexes.
    const request = { parent: `${DATABASE}/documents`, structuredQuery, readTime: last.commitTime };
    const scanned = atOnce(engine.serverStream('RunQuery', request, OWNER)).flatMap(({ document }) => document ?? []);
    expect(
      scanned.map(({ name }) => name),
      JSON.stringify(structuredQuery),
    ).toEqual(indexed[i]?.map(({ name }) => name));
  }
});

/** A client that believes every message it gets, and keeps the token for the next time. */
interface Watch {
  readonly query: Wire;
  readonly held: Set<string>;
  stream: OpenStream;
  token: Buffer | undefined;
}

function absorb({ stream, held, ...watch }: Watch): Buffer | undefined {
  let { token } = watch;
  for (const { targetChange, documentChange, documentDelete, documentRemove } of stream.responses.splice(0)) {
    if (targetChange?.targetChangeType === 'RESET') held.clear();
    if (targetChange?.targetChangeType === 'NO_CHANGE') token = targetChange.resumeToken;
    if (documentChange?.targetIds?.length > 0) held.add(documentChange.document.name);
    else held.delete((documentChange?.document.name ?? documentDelete?.document ?? documentRemove?.document) as string);
  }
  return token;
}

test('listeners hold what their query returns, with pauses and resumption', { timeout: 60_000 }, async () => {
  const random = sequence(3);
  const engine = memoryEngine();
  const client = clientOf(engine);
  const path = (): string => (random(5) === 0 ? `items/p1/items/q${random(20)}` : `items/p${random(60)}`);
  const write = (): Promise<Wire> => (random(4) === 0 ? client.remove(path()) : client.set(path(), someFields(random)));
  const start = (query: Wire, resumeToken?: Buffer): OpenStream => {
    const stream = openStream(engine, 'Listen');
    listen(stream, 2, query, { resumeToken });
    return stream;
  };
  for (let i = 0; i < 60; i++) await write();
  const queries = Array.from({ length: 60 }, () => someQuery(random));
  const watches = queries.map((query): Watch => ({ query, held: new Set(), stream: start(query), token: undefined }));

  for (let round = 0; round < 6; round++) {
    for (let i = 0; i < 10; i++) await write();
    await Promise.all(Array.from({ length: 10 }, write));
    for (const watch of watches) {
      watch.token = absorb(watch);
      const expected = client.query(watch.query).map(({ name }) => name);
      expect([...watch.held].sort(), JSON.stringify(watch.query)).toEqual(expected.sort());
    }
    const away = watches.filter(() => random(3) === 0);
    for (const { stream } of away) stream.session.close();
    for (let i = 0; i < 5; i++) await write();
    for (const watch of away) watch.stream = start(watch.query, watch.token);
  }
});
