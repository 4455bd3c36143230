import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { openDocumentStore } from './document-store.ts';
import { Instant } from '../ports/instant.ts';

/** Store with a fake server, which returns the given answers in order and records all requests. */
async function storeWith(...answers: { readonly status?: number; readonly body: unknown }[]) {
  const requested: { path: string | undefined; authorization: string | undefined; body: unknown }[] = [];
  const refreshed: boolean[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      requested.push({ path: request.url, authorization: request.headers.authorization, body: JSON.parse(text) });
      const { status = 200, body } = answers[requested.length - 1] ?? { status: 500, body: 'asked too often' };
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const store = openDocumentStore({
    projectId: 'demo',
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: (refresh) => Promise.resolve(refreshed.push(refresh) > 1 ? 'second' : 'first'),
  });
  return { store, requested, refreshed };
}

const root = 'projects/demo/databases/(default)/documents';

it('reads every kind of value that the product stores', async () => {
  const fields = {
    text: { stringValue: 'Tide' },
    count: { integerValue: '7' },
    share: { doubleValue: 0.5 },
    on: { booleanValue: false },
    none: { nullValue: null },
    at: { timestampValue: '2026-11-27T00:00:00.123456Z' },
    list: { arrayValue: { values: [{ stringValue: 'a' }] } },
    nothing: { arrayValue: {} },
    map: { mapValue: { fields: { inner: { integerValue: '1' } } } },
    empty: { mapValue: {} },
  };
  const { store } = await storeWith({ body: [{ found: { name: `${root}/users/mira`, fields } }] });
  const found = await store.get('users/mira');
  expect(found).toEqual({
    id: 'mira',
    path: 'users/mira',
    data: {
      text: 'Tide',
      count: 7,
      share: 0.5,
      on: false,
      none: null,
      at: new Instant(Date.UTC(2026, 10, 27) / 1000, 123_456_000),
      list: ['a'],
      nothing: [],
      map: { inner: 1 },
      empty: {},
    },
  });
  expect((found?.data['at'] as Instant).toMillis()).toBe(Date.UTC(2026, 10, 27) + 123);
});

it('asks for a query in a collection below a document, as the signed-in person', async () => {
  const { store, requested } = await storeWith({ body: [{ readTime: 'now' }] });
  const query = {
    filters: [
      ['createdAt', '>=', Instant.fromMillis(1_500)],
      ['artistId', '==', null],
    ],
    order: [['createdAt', 'desc']],
    after: [Instant.fromMillis(2_000), 'one'],
    limit: 2,
  } as const;
  expect(await store.find('artistProfiles/mira/signups', query)).toEqual([]);
  expect(requested).toMatchObject([
    {
      path: `/v1/${root}/artistProfiles/mira:runQuery`,
      authorization: 'Bearer first',
      body: {
        structuredQuery: {
          from: [{ collectionId: 'signups' }],
          where: {
            compositeFilter: {
              op: 'AND',
              filters: [
                { fieldFilter: { value: { timestampValue: '1970-01-01T00:00:01.500000000Z' } } },
                { unaryFilter: { op: 'IS_NULL' } },
              ],
            },
          },
          startAt: {
            values: [{}, { referenceValue: `${root}/artistProfiles/mira/signups/one` }],
            before: false,
          },
          limit: 2,
        },
      },
    },
  ]);
});

it.each([
  [401, 'auth/required'],
  [403, 'access/denied'],
  [429, 'limit/too-many'],
  [503, 'service/unavailable'],
  [400, 'service/unknown'],
])('an answer with status %i fails with %s', async (status, code) => {
  const { store } = await storeWith({ status, body: { error: {} } });
  await expect(store.get('users/mira')).rejects.toMatchObject({ name: 'AppError', code });
});

it('a refused token is refreshed for the next request', async () => {
  const { store, requested, refreshed } = await storeWith({ status: 401, body: {} }, { body: [{ missing: 'x' }] });
  await expect(store.get('users/mira')).rejects.toMatchObject({ code: 'auth/required' });
  expect(await store.get('users/mira')).toBeNull();
  expect(refreshed).toEqual([false, true]);
  expect(requested.map(({ authorization }) => authorization)).toEqual(['Bearer first', 'Bearer second']);
});
