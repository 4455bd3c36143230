import { expect, test } from 'vitest';
import type { Engine } from './index.ts';
import type { Wire } from '../service.ts';
import { DATABASE, OWNER, by, clientOf, int, memoryEngine, nameOf, text, where } from './test-client.ts';

const ITEMS = { from: [{ collectionId: 'items' }] };

/** Reads in a transaction as the Admin SDK does: the first read begins it. */
function readIn(engine: Engine, transaction: Buffer | null, request: Wire): { responses: Wire[]; id: Buffer } {
  const consistency = transaction ? { transaction } : { newTransaction: { readWrite: {} } };
  const method = request.structuredQuery ? 'RunQuery' : 'BatchGetDocuments';
  const responses = [...engine.serverStream(method, { ...request, ...consistency }, OWNER)];
  return { responses, id: transaction ?? responses[0]?.transaction };
}
const get = (path: string): Wire => ({ database: DATABASE, documents: [nameOf(path)] });
const query = (structuredQuery: Wire): Wire => ({ parent: `${DATABASE}/documents`, structuredQuery });

async function increment(engine: Engine, path: string): Promise<void> {
  const client = clientOf(engine);
  for (;;) {
    const { responses, id } = readIn(engine, null, get(path));
    // Lets the others read the same state.
    await new Promise(setImmediate);
    const n = Number(responses[0]?.found.fields.n.integerValue);
    try {
      await client.commit([{ update: { name: nameOf(path), fields: { n: int(n + 1) } } }], { transaction: id });
      return;
    } catch (error) {
      expect(error).toMatchObject({ status: 'ABORTED' });
    }
  }
}

test('twenty concurrent transactions that increment sum correctly', async () => {
  const engine = memoryEngine();
  await clientOf(engine).set('items/n', { n: int(0) });
  await Promise.all(Array.from({ length: 20 }, () => increment(engine, 'items/n')));
  expect(clientOf(engine).get('items/n')?.fields).toEqual({ n: int(20) });
});

test('the first response carries the transaction, even of a query without results', () => {
  const { responses } = readIn(memoryEngine(), null, query(ITEMS));
  expect(responses).toEqual([{ transaction: expect.any(Buffer), readTime: expect.anything() }]);
});

test('a document that comes to match a query that was read aborts the commit', async () => {
  const engine = memoryEngine();
  const client = clientOf(engine);
  const free = query({ ...ITEMS, where: where('slug', 'EQUAL', text('x')) });
  const { id } = readIn(engine, null, free);
  await client.set('items/other', { slug: text('x') });
  await expect(client.set('items/mine', {})).resolves.toBeDefined();
  await expect(client.commit([{ delete: nameOf('items/mine') }], { transaction: id })).rejects.toMatchObject({
    status: 'ABORTED',
  });
  expect(client.get('items/mine')).not.toBeNull();
});

test('changes outside of the read documents do not abort, a change beyond the limit included', async () => {
  const engine = memoryEngine();
  const client = clientOf(engine);
  await client.set('items/a', { n: int(1) });
  const { id } = readIn(engine, null, query({ ...ITEMS, orderBy: [by('n')], limit: { value: 1 } }));
  await client.set('items/b', { n: int(2) });
  await client.commit([{ delete: nameOf('items/a') }], { transaction: id });
  expect(client.get('items/a')).toBeNull();
});

test('a document that was missing when read must still be missing', async () => {
  const engine = memoryEngine();
  const client = clientOf(engine);
  const { id } = readIn(engine, null, get('items/a'));
  await client.set('items/a', {});
  await expect(client.commit([], { transaction: id })).rejects.toMatchObject({ status: 'ABORTED' });
});

test('an aggregation that was read must still come out the same', async () => {
  const engine = memoryEngine();
  const client = clientOf(engine);
  const structuredAggregationQuery = { structuredQuery: ITEMS, aggregations: [{ alias: 'n', count: {} }] };
  const request = { parent: `${DATABASE}/documents`, structuredAggregationQuery, newTransaction: { readWrite: {} } };
  const [{ transaction }] = [...engine.serverStream('RunAggregationQuery', request, OWNER)] as [Wire];
  await client.set('items/a', {});
  await expect(client.commit([], { transaction })).rejects.toMatchObject({ status: 'ABORTED' });
});

test('a read-only transaction keeps seeing the state it began with', async () => {
  const engine = memoryEngine();
  const client = clientOf(engine);
  await client.set('items/a', { n: int(1) });
  await client.set('items/gone', { n: int(1) });
  const { transaction } = await engine.unary(
    'BeginTransaction',
    { database: DATABASE, options: { readOnly: {} } },
    OWNER,
  );
  await client.set('items/a', { n: int(2) });
  await client.remove('items/gone');
  await client.set('items/new', { n: int(1) });
  const { responses } = readIn(engine, transaction, query({ ...ITEMS, where: where('n', 'EQUAL', int(1)) }));
  expect(responses.map(({ document }) => document.name)).toEqual([nameOf('items/a'), nameOf('items/gone')]);
  expect(readIn(engine, transaction, get('items/a')).responses[0]?.found.fields).toEqual({ n: int(1) });
  await expect(client.commit([{ delete: nameOf('items/a') }], { transaction })).rejects.toMatchObject({
    status: 'INVALID_ARGUMENT',
  });
});

test('reads can name a time in the past', async () => {
  const engine = memoryEngine();
  const client = clientOf(engine);
  const { commitTime } = await client.set('items/a', { n: int(1) });
  await client.set('items/a', { n: int(2) });
  const request = { ...get('items/a'), readTime: commitTime };
  expect([...engine.serverStream('BatchGetDocuments', request, OWNER)][0]?.found.fields).toEqual({ n: int(1) });
  const future = { ...request, readTime: { seconds: '9999999999', nanos: 0 } };
  expect(() => [...engine.serverStream('BatchGetDocuments', future, OWNER)]).toThrow('future');
});

test('a transaction can be used once', async () => {
  const engine = memoryEngine();
  const client = clientOf(engine);
  const { id } = readIn(engine, null, get('items/a'));
  await client.commit([], { transaction: id });
  await expect(client.commit([], { transaction: id })).rejects.toThrow('transaction has expired');
});

test('a creation that lost a race is aborted, so that the transaction reads again', async () => {
  const engine = memoryEngine();
  const client = clientOf(engine);
  const { id } = readIn(engine, null, get('items/a'));
  await client.set('items/a', {});
  const creation = { update: { name: nameOf('items/a'), fields: {} }, currentDocument: { exists: false } };
  await expect(client.commit([creation], { transaction: id })).rejects.toMatchObject({ status: 'ABORTED' });
});
