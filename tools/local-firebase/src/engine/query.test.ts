import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Wire } from '../service.ts';
import { and, by, clientOf, int, memoryEngine, nameOf, or, text, where } from './test-client.ts';

const NULL: Wire = { nullValue: 'NULL_VALUE' };
const list = (...values: Wire[]): Wire => ({ arrayValue: { values } });
const unary = (fieldPath: string, op: string): Wire => ({ unaryFilter: { field: { fieldPath }, op } });
const ref = (path: string): Wire => ({ referenceValue: nameOf(path) });

/** As in the Admin SDK's recursiveDelete. */
const LEAST_ID = '__id-9223372036854775808__';

const DOCUMENTS: Record<string, Record<string, Wire>> = {
  a: { n: int(1), t: text('x'), tags: list(text('red'), text('blue')), m: { mapValue: { fields: { k: int(5) } } } },
  b: { n: { doubleValue: 2.5 }, t: text('y'), tags: list(text('red')) },
  c: { n: int(3), t: text('x'), tags: list(text('green')) },
  d: { n: NULL, t: text('y') },
  e: { n: { doubleValue: NaN }, t: text('x') },
  f: { t: text('z'), tags: text('red') },
  g: { n: text('1'), t: text('y'), tags: list(NULL, { doubleValue: NaN }) },
};

const CASES: [what: string, query: Wire, ids: string][] = [
  ['all, by name', {}, 'abcdefg'],
  ['all, by name descending', { orderBy: [by('__name__', 'DESCENDING')] }, 'gfedcba'],
  ['equality across number types', { where: where('n', 'EQUAL', { doubleValue: 1 }) }, 'a'],
  ['a nested field', { where: where('m.k', 'EQUAL', int(5)) }, 'a'],
  ['a range stays within its type', { where: where('n', 'GREATER_THAN', int(1)) }, 'bc'],
  ['a range with equality, without NaN', { where: where('n', 'LESS_THAN_OR_EQUAL', { doubleValue: 2.5 }) }, 'ab'],
  [
    'a range without NaN, descending',
    { where: where('n', 'LESS_THAN', int(3)), orderBy: [by('n', 'DESCENDING')] },
    'ba',
  ],
  [
    'a range in descending order',
    { where: where('n', 'GREATER_THAN_OR_EQUAL', int(1)), orderBy: [by('n', 'DESCENDING')] },
    'cba',
  ],
  ['two bounds', { where: and(where('n', 'GREATER_THAN', int(1)), where('n', 'LESS_THAN', int(3))) }, 'b'],
  ['order needs the field', { orderBy: [by('n')] }, 'deabcg'],
  ['order descending', { orderBy: [by('n', 'DESCENDING')] }, 'gcbaed'],
  ['equality and order', { where: where('t', 'EQUAL', text('x')), orderBy: [by('n', 'DESCENDING')] }, 'cae'],
  ['two orders', { orderBy: [by('t'), by('n', 'DESCENDING')] }, 'caegbd'],
  ['not equal skips null and missing', { where: where('n', 'NOT_EQUAL', int(1)) }, 'ebcg'],
  ['not in skips null and missing', { where: where('n', 'NOT_IN', list(int(1), int(3))) }, 'ebg'],
  ['not in a list with null is nothing', { where: where('n', 'NOT_IN', list(int(1), NULL)) }, ''],
  ['null', { where: unary('n', 'IS_NULL') }, 'd'],
  ['not null', { where: unary('n', 'IS_NOT_NULL') }, 'eabcg'],
  ['NaN', { where: unary('n', 'IS_NAN') }, 'e'],
  ['not NaN', { where: unary('n', 'IS_NOT_NAN') }, 'abcg'],
  ['array contains', { where: where('tags', 'ARRAY_CONTAINS', text('red')) }, 'ab'],
  [
    'array contains any',
    { where: where('tags', 'ARRAY_CONTAINS_ANY', list(text('green'), text('blue'), text('red'))) },
    'abc',
  ],
  ['in', { where: where('t', 'IN', list(text('z'), text('x'))) }, 'acef'],
  ['null and NaN are in nothing', { where: where('n', 'IN', list(int(1), NULL, { doubleValue: NaN })) }, 'a'],
  ['no array is searched for null', { where: where('tags', 'ARRAY_CONTAINS', NULL) }, ''],
  [
    'no array is searched for NaN',
    { where: where('tags', 'ARRAY_CONTAINS_ANY', list(NULL, { doubleValue: NaN }, text('green'))) },
    'c',
  ],
  [
    'in and not in take arrays',
    { where: and(where('tags', 'IN', list(list(text('red')), text('red'))), where('n', 'NOT_IN', list(list(int(1))))) },
    'b',
  ],
  [
    'in with an order and a limit',
    { where: where('t', 'IN', list(text('y'), text('x'))), orderBy: [by('n', 'DESCENDING')], limit: { value: 2 } },
    'gc',
  ],
  ['or', { where: or(where('n', 'EQUAL', int(3)), where('t', 'EQUAL', text('z'))) }, 'cf'],
  [
    'and over or',
    { where: and(where('t', 'EQUAL', text('x')), or(where('n', 'EQUAL', int(1)), where('n', 'EQUAL', int(3)))) },
    'ac',
  ],
  ['name equality', { where: where('__name__', 'EQUAL', ref('items/b')) }, 'b'],
  ['name range', { where: where('__name__', 'GREATER_THAN', ref('items/e')) }, 'fg'],
  ['names in', { where: where('__name__', 'IN', list(ref('items/g'), ref('items/a'), ref('items/none'))) }, 'ag'],
  ['limit and offset', { offset: 2, limit: { value: 3 } }, 'cde'],
  ['limit zero', { limit: {} }, ''],
  ['start at a value', { orderBy: [by('n')], startAt: { values: [int(1)], before: true } }, 'abcg'],
  ['start after a value', { orderBy: [by('n')], startAt: { values: [int(1)] } }, 'bcg'],
  ['end before a value', { orderBy: [by('n')], endAt: { values: [int(3)], before: true } }, 'deab'],
  ['end at a value', { orderBy: [by('n')], endAt: { values: [int(3)] } }, 'deabc'],
  ['start after in descending order', { orderBy: [by('n', 'DESCENDING')], startAt: { values: [int(3)] } }, 'baed'],
  [
    'a cursor on a prefix of the orders',
    { orderBy: [by('t'), by('n')], startAt: { values: [text('y')], before: true } },
    'dbg',
  ],
  ['a cursor with a document', { orderBy: [by('t')], startAt: { values: [text('x'), ref('items/c')] } }, 'ebdgf'],
  [
    'a cursor on names',
    { startAt: { values: [ref('items/c')] }, endAt: { values: [ref('items/f')], before: true } },
    'de',
  ],
  [
    'a cursor that repeats an equality',
    { where: where('t', 'EQUAL', text('x')), orderBy: [by('t'), by('n')], startAt: { values: [text('x'), int(1)] } },
    'c',
  ],
  [
    'a cursor before an equality',
    { where: where('t', 'EQUAL', text('x')), orderBy: [by('t'), by('n')], startAt: { values: [text('a'), int(9)] } },
    'eac',
  ],
];

// With hundreds of other documents around, the same queries are answered from indexes.
describe.each([
  ['scanning', 0],
  ['indexed', 400],
])('%s', (_, others) => {
  const engine = memoryEngine();
  const client = clientOf(engine);

  beforeAll(async () => {
    for (const [id, fields] of Object.entries(DOCUMENTS)) await client.set(`items/${id}`, fields);
    for (let i = 0; i < others; i++) await client.set(`items/z${i}`, { other: int(i), tags: list(int(i)) });
  });
  afterAll(() => engine.close());

  // Queries by name alone would return the other documents, and use no index.
  test.each(CASES.filter(([, query]) => others === 0 || query.where || query.orderBy))(
    '%s',
    async (_what, query, ids) => {
      const structured = { from: [{ collectionId: 'items' }], ...query };
      const found = (): string =>
        client
          .ids(structured)
          .filter((id) => others === 0 || !id.startsWith('z'))
          .join('');
      expect(found()).toBe(ids);
      // Once more after every document was rewritten, so that index entries have moved.
      for (const [id, fields] of Object.entries(DOCUMENTS)) {
        await client.set(`items/${id}`, { n: int(99) });
        await client.set(`items/${id}`, fields);
      }
      expect(found()).toBe(ids);
    },
  );
});

describe('scopes', () => {
  const engine = memoryEngine();
  const client = clientOf(engine);
  beforeAll(async () => {
    for (const path of ['a/1', 'a/1/a/2', 'a/1/b/3', 'b/4', 'b/4/a/5/a/6']) await client.set(path, { p: text(path) });
  });
  afterAll(() => engine.close());

  test.each([
    ['one collection', '', { collectionId: 'a' }, ['1']],
    ['a collection below a document', '/a/1', { collectionId: 'a' }, ['2']],
    ['a collection group', '', { collectionId: 'a', allDescendants: true }, ['1', '2', '6']],
    ['a group below a document', '/b/4', { collectionId: 'a', allDescendants: true }, ['6']],
    ['everything', '', { allDescendants: true }, ['1', '2', '3', '4', '6']],
    ['everything below a document', '/a/1', { allDescendants: true }, ['2', '3']],
    ['direct children of any collection', '', {}, ['1', '4']],
  ])('%s', (_, parent, from, ids) => {
    expect(client.ids({ from: [from] }, parent)).toEqual(ids);
  });

  test.each([
    [
      'filters',
      {
        where: and(
          where('__name__', 'GREATER_THAN_OR_EQUAL', ref(`a/${LEAST_ID}`)),
          where('__name__', 'LESS_THAN', ref(`a\0/${LEAST_ID}`)),
        ),
      },
    ],
    [
      'cursors',
      {
        orderBy: [by('__name__')],
        startAt: { values: [ref(`a/${LEAST_ID}`)], before: true },
        endAt: { values: [ref(`a\0/${LEAST_ID}`)], before: true },
      },
    ],
  ])('a collection with all below it, bounded by %s as when it is deleted recursively', (_, bounds) => {
    expect(client.ids({ from: [{ allDescendants: true }], ...bounds })).toEqual(['1', '2', '3']);
  });

  test('a group ordered by descending name has children before their ancestors', () => {
    const from = [{ collectionId: 'a', allDescendants: true }];
    expect(client.ids({ from, orderBy: [by('__name__', 'DESCENDING')] })).toEqual(['6', '2', '1']);
  });

  test('a projection keeps the fields it names', () => {
    const select = { fields: [{ fieldPath: '__name__' }] };
    expect(client.query({ from: [{ collectionId: 'b' }], select })[0]?.fields).toEqual({});
  });
});

test('numeric ids sort as numbers, before all others', async () => {
  const engine = memoryEngine();
  const client = clientOf(engine);
  const ids = [
    '__id-9223372036854775808__',
    '__id-2__',
    '__id7__',
    '__id12__',
    '__id9223372036854775807__',
    '12',
    'A',
    '__id',
    '__id1_',
    'a',
  ];
  for (const id of ids.toReversed()) await client.set(`items/${id}`, {});
  await client.set('items/__id7__/items/x', {});
  const from = [{ collectionId: 'items' }];
  expect(client.ids({ from })).toEqual(ids);
  expect(
    client.ids({ from, where: where('__name__', 'GREATER_THAN', ref('items/__id7__')), limit: { value: 3 } }),
  ).toEqual(ids.slice(3, 6));
  expect(client.get('items/__id-2__')?.name).toBe(nameOf('items/__id-2__'));
  expect(client.ids({ from }, '/items/__id7__')).toEqual(['x']);
  engine.close();
});
