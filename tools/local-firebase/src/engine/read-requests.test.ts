import { describe, expect, test } from 'vitest';
import type { ServerStreamMethod, UnaryMethod, Wire } from '../service.ts';
import { atOnce, DATABASE, OWNER, and, by, clientOf, int, memoryEngine, nameOf, text, where } from './test-client.ts';

const DOCUMENTS = `${DATABASE}/documents`;
const ITEMS = { from: [{ collectionId: 'items' }] };
const vector = (...values: number[]): Wire => ({
  mapValue: {
    fields: {
      __type__: text('__vector__'),
      value: { arrayValue: { values: values.map((doubleValue) => ({ doubleValue })) } },
    },
  },
});

function setUp(): {
  client: ReturnType<typeof clientOf>;
  unary: (m: UnaryMethod, r: Wire) => Promise<Wire>;
  stream: (m: ServerStreamMethod, r: Wire) => Wire[];
} {
  const engine = memoryEngine();
  return {
    client: clientOf(engine),
    unary: (method, request) => engine.unary(method, request, OWNER),
    stream: (method, request) => atOnce(engine.serverStream(method, request, OWNER)),
  };
}

describe('single documents', () => {
  test('create, get with a mask, update and delete', async () => {
    const { unary } = setUp();
    const created = await unary('CreateDocument', {
      parent: DOCUMENTS,
      collectionId: 'items',
      documentId: 'a',
      document: { fields: { x: int(1), y: int(2) } },
    });
    expect(created).toMatchObject({ name: nameOf('items/a'), fields: { x: int(1), y: int(2) } });
    await expect(
      unary('CreateDocument', { parent: DOCUMENTS, collectionId: 'items', documentId: 'a' }),
    ).rejects.toMatchObject({ status: 'ALREADY_EXISTS' });
    expect((await unary('GetDocument', { name: nameOf('items/a'), mask: { fieldPaths: ['y'] } })).fields).toEqual({
      y: int(2),
    });
    const document = { name: nameOf('items/a'), fields: { x: int(5) } };
    const updated = await unary('UpdateDocument', { document, updateMask: { fieldPaths: ['x'] } });
    expect(updated).toMatchObject({ fields: { x: int(5), y: int(2) }, createTime: created.createTime });
    await unary('DeleteDocument', { name: nameOf('items/a') });
    await expect(unary('GetDocument', { name: nameOf('items/a') })).rejects.toMatchObject({ status: 'NOT_FOUND' });
  });

  test.each<[string, Wire]>([
    ['before the year 1', { seconds: '-62135596801' }],
    ['after the year 9999', { seconds: '253402300800' }],
    ['with negative nanoseconds', { seconds: '1700000000', nanos: -1 }],
  ])('times %s are refused in every request', async (_, time) => {
    const { client, unary, stream } = setUp();
    const refused = expect.objectContaining({
      status: 'INVALID_ARGUMENT',
      message: expect.stringContaining('between the years'),
    });
    const value = { timestampValue: time };
    expect(() =>
      stream('BatchGetDocuments', { database: DATABASE, documents: [nameOf('items/a')], readTime: time }),
    ).toThrow(refused);
    expect(() =>
      stream('RunQuery', { parent: DOCUMENTS, structuredQuery: { ...ITEMS, where: where('x', 'EQUAL', value) } }),
    ).toThrow(refused);
    expect(() =>
      stream('RunQuery', {
        parent: DOCUMENTS,
        structuredQuery: { ...ITEMS, orderBy: [by('x')], startAt: { values: [value] } },
      }),
    ).toThrow(refused);
    await expect(
      unary('BeginTransaction', { database: DATABASE, options: { readOnly: { readTime: time } } }),
    ).rejects.toThrow(refused);
    await expect(
      client.set('items/a', { list: { arrayValue: { values: [{ mapValue: { fields: { at: value } } }] } } }),
    ).rejects.toThrow(refused);
    const union = {
      update: { name: nameOf('items/a'), fields: {} },
      updateTransforms: [{ fieldPath: 'l', appendMissingElements: { values: [value] } }],
    };
    await expect(client.commit([union])).rejects.toThrow(refused);
  });

  test('a document without an id gets one of twenty letters and digits', async () => {
    const { name } = await setUp().unary('CreateDocument', { parent: DOCUMENTS, collectionId: 'items' });
    expect(name).toMatch(/\/items\/[A-Za-z0-9]{20}$/);
  });

  test('a batch get answers for each name, in order', async () => {
    const { client, stream } = setUp();
    await client.set('items/b', {});
    const responses = stream('BatchGetDocuments', {
      database: DATABASE,
      documents: [nameOf('items/a'), nameOf('items/b')],
    });
    expect(responses).toMatchObject([{ missing: nameOf('items/a') }, { found: { name: nameOf('items/b') } }]);
    expect(responses.every(({ readTime }) => readTime)).toBe(true);
  });
});

describe('lists', () => {
  test('pages follow each other', async () => {
    const { client, unary } = setUp();
    for (const id of ['a', 'b', 'c']) await client.set(`items/${id}`, { n: int(-id.charCodeAt(0)) });
    for (const [orderBy, order] of [
      [undefined, 'abc'],
      ['n', 'cba'],
      ['n desc', 'abc'],
    ] as const) {
      let ids = '';
      let pageToken: string | undefined;
      do {
        const page = await unary('ListDocuments', {
          parent: DOCUMENTS,
          collectionId: 'items',
          pageSize: 2,
          pageToken,
          orderBy,
        });
        ids += page.documents.map(({ name }: Wire) => name.at(-1)).join('');
        pageToken = page.nextPageToken;
      } while (pageToken);
      expect(ids).toBe(order);
    }
  });

  test('missing documents are shown when there is something below them', async () => {
    const { client, unary } = setUp();
    for (const path of ['items/a', 'items/a/sub/x', 'items/ghost/sub/x', 'items/ghost/sub/y', 'items/z', 'itemsx/q'])
      await client.set(path, {});
    const { documents } = await unary('ListDocuments', { parent: DOCUMENTS, collectionId: 'items', showMissing: true });
    expect(documents.map(({ name, createTime }: Wire) => [name, createTime !== undefined])).toEqual([
      [nameOf('items/a'), true],
      [nameOf('items/ghost'), false],
      [nameOf('items/z'), true],
    ]);
  });

  test('collections below the database or a document', async () => {
    const { client, unary } = setUp();
    for (const path of ['b/1', 'a/1', 'a/1/sub/x', 'a/1/other/x', 'a/12/no/x']) await client.set(path, {});
    expect(await unary('ListCollectionIds', { parent: DOCUMENTS })).toEqual({ collectionIds: ['a', 'b'] });
    const first = await unary('ListCollectionIds', { parent: `${DOCUMENTS}/a/1`, pageSize: 1 });
    expect(first.collectionIds).toEqual(['other']);
    expect(await unary('ListCollectionIds', { parent: `${DOCUMENTS}/a/1`, pageToken: first.nextPageToken })).toEqual({
      collectionIds: ['sub'],
    });
  });
});

describe('aggregations', () => {
  const field = { fieldPath: 'n' };
  const ALL = [
    { alias: 'count', count: {} },
    { alias: 'upTo', count: { upTo: { value: '2' } } },
    { alias: 'sum', sum: { field } },
    { alias: 'avg', avg: { field } },
  ];
  async function aggregate(values: Wire[], structuredQuery: Wire = ITEMS): Promise<Wire> {
    const { client, stream } = setUp();
    for (const [i, n] of values.entries()) await client.set(`items/${i}`, { n });
    const request = { parent: DOCUMENTS, structuredAggregationQuery: { structuredQuery, aggregations: ALL } };
    return stream('RunAggregationQuery', request)[0]?.result.aggregateFields;
  }

  test.each([
    ['of nothing', [], ['0', '0', int(0), { nullValue: 'NULL_VALUE' }]],
    ['of integers and others', [int(1), int(2), text('x')], ['3', '2', int(3), { doubleValue: 1.5 }]],
    ['with a double', [int(1), { doubleValue: 0.5 }], ['2', '2', { doubleValue: 1.5 }, { doubleValue: 0.75 }]],
    [
      'beyond 64 bits',
      [int('9223372036854775807'), int(1)],
      ['2', '2', { doubleValue: 2 ** 63 }, { doubleValue: 2 ** 62 }],
    ],
  ] as [string, Wire[], [string, string, Wire, Wire]][])('%s', async (_, values, [count, upTo, sum, avg]) => {
    expect(await aggregate(values)).toEqual({ count: int(count), upTo: int(upTo), sum, avg });
  });

  test('only documents with every field that is aggregated count', async () => {
    const { client, stream } = setUp();
    await client.set('items/a', { n: int(1), m: text('x') });
    await client.set('items/b', { n: int(2) });
    const aggregations = [...ALL, { alias: 'm', avg: { field: { fieldPath: 'm' } } }];
    const request = { parent: DOCUMENTS, structuredAggregationQuery: { structuredQuery: ITEMS, aggregations } };
    const expected = {
      count: int(1),
      upTo: int(1),
      sum: int(1),
      avg: { doubleValue: 1 },
      m: { nullValue: 'NULL_VALUE' },
    };
    expect(stream('RunAggregationQuery', request)[0]?.result.aggregateFields).toEqual(expected);
  });

  test('five are the most', () => {
    const aggregations = Array.from({ length: 6 }, (_, i) => ({ alias: `a${i}`, count: {} }));
    const request = { parent: DOCUMENTS, structuredAggregationQuery: { structuredQuery: ITEMS, aggregations } };
    expect(() => setUp().stream('RunAggregationQuery', request)).toThrow(
      /maximum number of aggregations .* is 5\. Received: 6/,
    );
  });

  test('filter, limit and offset apply first', async () => {
    const values = Array.from({ length: 300 }, (_, i) => int(i));
    const filter = where('n', 'GREATER_THAN_OR_EQUAL', int(100));
    expect((await aggregate(values, { ...ITEMS, where: filter })).count).toEqual(int(200));
    expect((await aggregate(values, { ...ITEMS, where: filter, offset: 195 })).count).toEqual(int(5));
    expect(await aggregate(values, { ...ITEMS, limit: { value: 3 } })).toMatchObject({
      count: int(3),
      upTo: int(2),
      sum: int(0 + 1 + 10),
    });
  });
});

test('a vector search returns the nearest first, with their distance', async () => {
  const { client } = setUp();
  await client.set('items/far', { v: vector(9, 9) });
  await client.set('items/near', { v: vector(1, 2) });
  await client.set('items/other', { v: vector(1, 1, 1) });
  const findNearest = {
    vectorField: { fieldPath: 'v' },
    queryVector: vector(1, 1),
    limit: { value: 5 },
    distanceResultField: 'd',
  };
  const found = client.query({ ...ITEMS, findNearest: { ...findNearest, distanceMeasure: 'EUCLIDEAN' } });
  expect(found.map(({ name, fields }) => [name, fields.d.doubleValue])).toEqual([
    [nameOf('items/near'), 1],
    [nameOf('items/far'), Math.sqrt(128)],
  ]);
  const byProduct = { ...findNearest, distanceMeasure: 'DOT_PRODUCT', distanceThreshold: { value: 4 } };
  expect(client.ids({ ...ITEMS, findNearest: byProduct })).toEqual(['far']);
});

test('an explained query reports its reads; without analysis it runs nothing', async () => {
  const { client, stream } = setUp();
  for (const id of ['a', 'b']) await client.set(`items/${id}`, { n: int(1) });
  const request = { parent: DOCUMENTS, structuredQuery: { ...ITEMS, where: where('n', 'EQUAL', int(1)) } };
  const properties = { stringValue: '(n ASC, __name__ ASC)' };
  const planSummary = { indexesUsed: [{ fields: { query_scope: text('Collection'), properties } }] };
  expect(stream('RunQuery', { ...request, explainOptions: {} })).toEqual([{ explainMetrics: { planSummary } }]);
  const [first, last, ...more] = stream('RunQuery', { ...request, explainOptions: { analyze: true } });
  expect([first?.document.name, last?.document.name, more]).toEqual([nameOf('items/a'), nameOf('items/b'), []]);
  expect(first?.explainMetrics).toBeUndefined();
  expect(last?.explainMetrics).toMatchObject({
    planSummary,
    executionStats: { resultsReturned: '2', debugStats: expect.anything() },
  });
});

test.each([
  ['two collections', { from: [{ collectionId: 'a' }, { collectionId: 'b' }] }],
  ['an unknown operator', { ...ITEMS, where: where('n', 'LIKE', int(1)) }],
  ['an empty list', { ...ITEMS, where: where('n', 'IN', { arrayValue: {} }) }],
  ['a name compared with text', { ...ITEMS, where: where('__name__', 'EQUAL', text('a')) }],
  [
    'too many disjunctions',
    { ...ITEMS, where: where('n', 'IN', { arrayValue: { values: Array.from({ length: 31 }, (_, i) => int(i)) } }) },
  ],
  [
    'a cursor longer than the order',
    { ...ITEMS, orderBy: [by('n')], startAt: { values: [int(1), { referenceValue: nameOf('items/a') }, int(2)] } },
  ],
  ['an order behind the name', { ...ITEMS, orderBy: [by('__name__'), by('n')] }],
  [
    'an order behind the name, for an inequality',
    { ...ITEMS, where: where('n', 'NOT_EQUAL', int(1)), orderBy: [by('__name__')] },
  ],
  [
    'one name and an inequality on something else',
    {
      ...ITEMS,
      where: and(where('n', 'NOT_EQUAL', int(1)), where('__name__', 'EQUAL', { referenceValue: nameOf('items/a') })),
    },
  ],
  ['a field path with a star', { ...ITEMS, orderBy: [by('a*')] }],
])('a query with %s is refused', (_, query) => {
  expect(() => setUp().client.query(query)).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }));
});
