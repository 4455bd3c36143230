import { expect, test } from 'vitest';
import type { Wire } from '../service.ts';
import { OWNER, DATABASE, and, by, clientOf, int, memoryEngine, nameOf, text, where } from './test-client.ts';

/** More than a collection has without indexes. */
const FANS = 600;
const list = (...values: Wire[]): Wire => ({ arrayValue: { values } });

const CASES: readonly (readonly [what: string, query: Wire])[] = [
  ['one value', { where: where('language', 'EQUAL', text('de')) }],
  ['one of several values', { where: where('language', 'IN', list(text('de'), text('fr'), text('xx'))) }],
  [
    'several of two fields, and a range',
    {
      where: and(
        where('language', 'IN', list(text('de'), text('fr'))),
        where('country', 'IN', list(text('DE'), text('NG'))),
        where('at', 'GREATER_THAN', int(100)),
      ),
      orderBy: [by('at')],
    },
  ],
  [
    'an element of a list and one of several values',
    {
      where: and(where('tags', 'ARRAY_CONTAINS', text('t1')), where('language', 'IN', list(text('de'), text('en')))),
    },
  ],
  // A fan with both tags is found twice by an index.
  ['any of several elements', { where: where('tags', 'ARRAY_CONTAINS_ANY', list(text('t0'), text('all'))) }],
  ['a field that some lack', { where: where('country', 'IN', list(text('DE'), text('US'))), orderBy: [by('at')] }],
];

test.each(CASES)('counting %s below one parent tells as many as there are', async (_what, query) => {
  const engine = memoryEngine();
  const client = clientOf(engine);
  for (const artist of ['mira', 'tide'])
    await client.commit(
      Array.from({ length: FANS }, (_none, at) => ({
        update: {
          name: nameOf(`artists/${artist}/fans/f${at}`),
          fields: {
            language: text(['de', 'en', 'fr'][at % 3]!),
            country: text(['DE', 'NG', 'US', 'BR'][at % 4]!),
            tags: list(text('all'), text(`t${at % 5}`)),
            ...(at % 7 > 0 && { at: int(at) }),
          },
        },
      })),
    );
  const structuredQuery = { from: [{ collectionId: 'fans' }], ...query };
  const counted = (more: Wire = {}): unknown => {
    const aggregations = [{ alias: 'count', count: {} }];
    const request = {
      parent: `${DATABASE}/documents/artists/mira`,
      structuredAggregationQuery: { structuredQuery: { ...structuredQuery, ...more }, aggregations },
    };
    return [...(engine.serverStream('RunAggregationQuery', request, OWNER) as Iterable<Wire>)][0]?.result
      .aggregateFields.count;
  };
  const found = client.ids(structuredQuery, '/artists/mira').length;
  expect(found).toBeGreaterThan(0);
  expect(counted()).toEqual(int(found));
  expect(counted({ limit: { value: 10 } })).toEqual(int(10));
  expect(counted({ offset: 3 })).toEqual(int(found - 3));
});
