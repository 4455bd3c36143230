import { expect, test } from 'vitest';
import { DATABASE, OWNER, atOnce, clientOf, int, memoryEngine, nameOf } from '../test-client.ts';
import type { Wire } from '../../service.ts';

const ALL = { parent: `${DATABASE}/documents`, structuredQuery: { from: [{ collectionId: 'items' }] } };
const READ_WRITE = { newTransaction: { readWrite: {} } };

function setUp(turn = 1000) {
  const service = memoryEngine({ transactionTimes: { turn } });
  const get = (path: string, options: Wire = READ_WRITE) =>
    service.serverStream('BatchGetDocuments', { database: DATABASE, documents: [nameOf(path)], ...options }, OWNER);
  const query = (options: Wire = READ_WRITE) => service.serverStream('RunQuery', { ...ALL, ...options }, OWNER);
  const set = (transaction: Buffer, path: string, n: number) =>
    service.unary(
      'Commit',
      { database: DATABASE, transaction, writes: [{ update: { name: nameOf(path), fields: { n: int(n) } } }] },
      OWNER,
    );
  return { service, client: clientOf(service), get, query, set };
}

const idOf = ([first]: Wire[]): Buffer => first?.transaction;

test('a transaction that reads what another has read waits for its end and sees its write', async () => {
  const { get, set } = setUp();
  const first = idOf(atOnce(get('items/a')));
  const second = get('items/a');
  const third = get('items/a');
  expect(second).toBeInstanceOf(Promise);
  await set(first, 'items/a', 1);
  const [response] = [...(await second)];
  expect(response?.found.fields).toEqual({ n: int(1) });
  await set(response?.transaction, 'items/a', 2);
  expect([...(await third)][0]?.found.fields).toEqual({ n: int(2) });
});

test('a rollback ends the turn', async () => {
  const { service, get } = setUp();
  const first = idOf(atOnce(get('items/a')));
  const second = get('items/a');
  await service.unary('Rollback', { database: DATABASE, transaction: first }, OWNER);
  expect([...(await second)][0]?.missing).toBe(nameOf('items/a'));
});

test('a query waits for a turn at a document of its collection', async () => {
  const { get, query, set } = setUp();
  const first = idOf(atOnce(get('items/a')));
  const second = query();
  await set(first, 'items/a', 1);
  expect([...(await second)].map(({ document }) => document.name)).toEqual([nameOf('items/a')]);
  expect(get('items/a')).toBeInstanceOf(Promise);
});

test('turns end by themselves: transactions then share the document, and one of them aborts', async () => {
  const { get, set } = setUp(20);
  const first = idOf(atOnce(get('items/a')));
  const second = idOf([...(await get('items/a'))]);
  const outcomes = await Promise.allSettled([set(first, 'items/a', 1), set(second, 'items/a', 2)]);
  expect(outcomes).toMatchObject([{ status: 'fulfilled' }, { status: 'rejected', reason: { status: 'ABORTED' } }]);
});

test('nothing else waits: other documents, reads outside of transactions, read-only ones', async () => {
  const { service, client, get, query } = setUp();
  await client.set('items/a', {});
  const first = idOf(atOnce(get('items/a')));
  atOnce(get('items/a', { transaction: first }));
  atOnce(get('other/a'));
  atOnce(get('items/a', {}));
  atOnce(query({}));
  atOnce(get('items/a', { newTransaction: { readOnly: {} } }));
  const { transaction } = await service.unary(
    'BeginTransaction',
    { database: DATABASE, options: { readOnly: {} } },
    OWNER,
  );
  atOnce(query({ transaction }));
});

test('a transaction that was begun by a call of its own takes turns as well', async () => {
  const { service, get, set } = setUp();
  const { transaction } = await service.unary('BeginTransaction', { database: DATABASE }, OWNER);
  atOnce(get('items/a', { transaction }));
  const second = get('items/a');
  await set(transaction, 'items/a', 1);
  expect([...(await second)][0]?.found.fields).toEqual({ n: int(1) });
});

test('a query waits for no turn at a document that it does not find', async () => {
  const { service, client } = setUp();
  await client.set('items/a', { n: int(1) });
  await client.set('items/b', { n: int(2) });
  const numbered = (n: number) =>
    service.serverStream(
      'RunQuery',
      {
        parent: ALL.parent,
        structuredQuery: {
          from: [{ collectionId: 'items' }],
          where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'EQUAL', value: int(n) } },
        },
        ...READ_WRITE,
      },
      OWNER,
    );
  const first = idOf(atOnce(numbered(1)));
  atOnce(numbered(2));
  const again = numbered(1);
  expect(again).toBeInstanceOf(Promise);
  await service.unary('Rollback', { database: DATABASE, transaction: first }, OWNER);
  expect([...(await again)].map(({ document }) => document.name)).toEqual([nameOf('items/a')]);
});
