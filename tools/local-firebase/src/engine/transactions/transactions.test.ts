import { describe, expect, test } from 'vitest';
import type { Engine } from '../index.ts';
import type { Wire } from '../../service.ts';
import { DATABASE, OWNER, by, clientOf, int, memoryEngine, nameOf, text, where } from '../test-client.ts';

const ITEMS = { from: [{ collectionId: 'items' }] };
const get = (path: string): Wire => ({ database: DATABASE, documents: [nameOf(path)] });
const query = (structuredQuery: Wire): Wire => ({ parent: `${DATABASE}/documents`, structuredQuery });
const write = (path: string, n = 1): Wire => ({ update: { name: nameOf(path), fields: { n: int(n) } } });

/** Reads in a transaction as the Admin SDK does: the first read begins it. */
async function readIn(engine: Engine, transaction: Buffer | null, request: Wire, readWrite: Wire = {}) {
  const consistency = transaction ? { transaction } : { newTransaction: { readWrite } };
  const method = request.structuredQuery
    ? 'RunQuery'
    : request.structuredAggregationQuery
      ? 'RunAggregationQuery'
      : 'BatchGetDocuments';
  const responses = [...(await engine.serverStream(method, { ...request, ...consistency }, OWNER))];
  return { responses, id: transaction ?? (responses[0]?.transaction as Buffer) };
}

/** The order in which calls end. */
function endsOf(calls: Record<string, Promise<unknown>>): { order: string[]; all: Promise<unknown> } {
  const order: string[] = [];
  const noted = Object.entries(calls).map(([name, call]) =>
    call.then(
      () => order.push(name),
      ({ status }) => order.push(`${name} ${status}`),
    ),
  );
  return { order, all: Promise.all(noted) };
}

async function increment(engine: Engine, path: string): Promise<void> {
  for (;;) {
    const { responses, id } = await readIn(engine, null, get(path));
    const n = Number(responses[0]?.found.fields.n.integerValue);
    try {
      await clientOf(engine).commit([write(path, n + 1)], { transaction: id });
      return;
    } catch (error) {
      expect(error).toMatchObject({ status: 'ABORTED' });
    }
  }
}

test.each([1000, 0])('twenty concurrent transactions sum correctly, with turns of %i ms', async (turn) => {
  const engine = memoryEngine({ transactionTimes: { turn } });
  await clientOf(engine).set('items/n', { n: int(0) });
  await Promise.all(Array.from({ length: 20 }, () => increment(engine, 'items/n')));
  expect(clientOf(engine).get('items/n')?.fields).toEqual({ n: int(20) });
});

test('the first response carries the transaction, even of a query without results', async () => {
  const { responses } = await readIn(memoryEngine(), null, query(ITEMS));
  expect(responses).toEqual([{ transaction: expect.any(Buffer), readTime: expect.anything() }]);
});

const counted = { structuredQuery: ITEMS, aggregations: [{ alias: 'n', count: {} }] };
const slugged = query({ ...ITEMS, where: where('slug', 'EQUAL', text('x')) });
const first = query({ ...ITEMS, orderBy: [by('n')], limit: { value: 1 } });

describe('a write from outside waits for the end of a transaction', () => {
  test.each<[string, Wire, Wire]>([
    ['that read the document', get('items/a'), write('items/a', 2)],
    ['that read the document, when it deletes it', get('items/a'), { delete: nameOf('items/a') }],
    ['that found the document missing', get('items/new'), write('items/new')],
    ['whose query found the document', query(ITEMS), write('items/a', 2)],
    [
      'whose query it would then be found by',
      slugged,
      { update: { name: nameOf('items/b'), fields: { slug: text('x') } } },
    ],
    ['that counted the collection', { ...query({}), structuredAggregationQuery: counted }, write('items/new')],
    ['whose first result it would become', first, write('items/b', 0)],
  ])('%s', async (_, read, change) => {
    const engine = memoryEngine();
    const client = clientOf(engine);
    await client.set('items/a', { n: int(1) });
    await client.set('items/b', { n: int(5) });
    const { id } = await readIn(
      engine,
      null,
      read.structuredAggregationQuery ? { ...read, structuredQuery: undefined } : read,
    );
    const outside = client.commit([change]);
    await client.set('items/unread/of/another', {});
    const { order, all } = endsOf({ outside, transaction: client.commit([write('items/a', 9)], { transaction: id }) });
    await all;
    expect(order).toEqual(['transaction', 'outside']);
  });

  test('but not for what it did not read, behind the limit of a query included', async () => {
    const engine = memoryEngine();
    const client = clientOf(engine);
    await client.set('items/a', { n: int(1) });
    const { id } = await readIn(engine, null, first);
    await client.set('items/b', { n: int(2) });
    await client.set('other/a', {});
    await client.commit([{ delete: nameOf('items/a') }], { transaction: id });
    expect(client.ids(ITEMS)).toEqual(['b']);
  });

  test('and sees what the transaction made of its precondition', async () => {
    const engine = memoryEngine();
    const client = clientOf(engine);
    await client.set('items/a', {});
    const { id } = await readIn(engine, null, get('items/a'));
    const update = client.commit([{ ...write('items/a'), currentDocument: { exists: true } }]);
    const refused = expect(update).rejects.toMatchObject({ status: 'NOT_FOUND' });
    await client.commit([{ delete: nameOf('items/a') }], { transaction: id });
    await refused;
  });

  test('and goes on after a rollback', async () => {
    const engine = memoryEngine();
    const { id } = await readIn(engine, null, get('items/a'));
    const outside = clientOf(engine).set('items/a', {});
    await engine.unary('Rollback', { database: DATABASE, transaction: id }, OWNER);
    await outside;
  });

  test('and is given up when its client leaves', async () => {
    const engine = memoryEngine();
    const { id } = await readIn(engine, null, get('items/a'));
    const client = new AbortController();
    const outside = engine.unary('Commit', { database: DATABASE, writes: [write('items/a')] }, OWNER, client.signal);
    const refused = expect(outside).rejects.toMatchObject({ status: 'CANCELLED' });
    client.abort();
    await refused;
    await clientOf(engine).commit([], { transaction: id });
    expect(clientOf(engine).get('items/a')).toBeNull();
  });
});

describe('transactions that wait for each other', () => {
  async function crossed(engine: Engine, retried: Wire = {}) {
    const older = (await readIn(engine, null, get('items/a'))).id;
    const younger = (await readIn(engine, null, get('items/b'), retried)).id;
    return { older, younger };
  }
  const commit = (engine: Engine, transaction: Buffer, path: string) =>
    clientOf(engine).commit([write(path)], { transaction });

  test.each(['the older', 'the younger'])('are told apart by age, when %s commits first', async (who) => {
    const engine = memoryEngine();
    const { older, younger } = await crossed(engine);
    const commits = [() => commit(engine, older, 'items/b'), () => commit(engine, younger, 'items/a')];
    if (who === 'the younger') commits.reverse();
    const outcomes = await Promise.allSettled(commits.map((start) => start()));
    if (who === 'the younger') outcomes.reverse();
    expect(outcomes).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { status: 'ABORTED', message: expect.stringContaining('contention') } },
    ]);
    expect(clientOf(engine).ids(ITEMS)).toEqual(['b']);
  });

  test('count a retry as old as its first attempt', async () => {
    const engine = memoryEngine();
    const { id: retryTransaction } = await readIn(engine, null, get('items/c'));
    await engine.unary('Rollback', { database: DATABASE, transaction: retryTransaction }, OWNER);
    const { older, younger } = await crossed(engine, { retryTransaction });
    const outcomes = await Promise.allSettled([commit(engine, older, 'items/b'), commit(engine, younger, 'items/a')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });

  test('share a lock where a read would close the circle', async () => {
    const engine = memoryEngine();
    const { older, younger } = await crossed(engine);
    const read = readIn(engine, older, get('items/b'));
    await readIn(engine, younger, get('items/a'));
    await engine.unary('Rollback', { database: DATABASE, transaction: younger }, OWNER);
    await read;
    await commit(engine, older, 'items/b');
  });
});

describe('a transaction that is not finished', () => {
  test.each([{ idle: 30 }, { lifetime: 30 }])(
    'is over after %o ms, and its locks with it',
    async (transactionTimes) => {
      const engine = memoryEngine({ transactionTimes });
      const client = clientOf(engine);
      const { id } = await readIn(engine, null, get('items/a'));
      await client.set('items/a', {});
      await expect(client.commit([], { transaction: id })).rejects.toThrow('transaction has expired');
    },
  );

  test('keeps others waiting for a time only', async () => {
    const engine = memoryEngine({ transactionTimes: { lock: 30 } });
    const client = clientOf(engine);
    const { id } = await readIn(engine, null, get('items/a'));
    await expect(client.set('items/a', {})).rejects.toMatchObject({ status: 'ABORTED' });
    await client.commit([write('items/a')], { transaction: id });
  });

  test('ends when the documents of its database are cleared', async () => {
    const engine = memoryEngine();
    const { id } = await readIn(engine, null, get('items/a'));
    const outside = clientOf(engine).set('items/a', {});
    engine.clearDocuments('demo', '(default)');
    await outside;
    await expect(clientOf(engine).commit([], { transaction: id })).rejects.toThrow('transaction has expired');
  });

  test('refuses what waits when the server closes', async () => {
    const engine = memoryEngine();
    await readIn(engine, null, get('items/a'));
    const refused = expect(clientOf(engine).set('items/a', {})).rejects.toMatchObject({ status: 'UNAVAILABLE' });
    engine.close();
    await refused;
  });
});

test('a read-only transaction keeps seeing the state it began with, and locks nothing', async () => {
  const engine = memoryEngine();
  const client = clientOf(engine);
  await client.set('items/a', { n: int(1) });
  await client.set('items/gone', { n: int(1) });
  const begin = { database: DATABASE, options: { readOnly: {} } };
  const { transaction } = await engine.unary('BeginTransaction', begin, OWNER);
  await readIn(engine, transaction, query(ITEMS));
  await client.set('items/a', { n: int(2) });
  await client.remove('items/gone');
  await client.set('items/new', { n: int(1) });
  const { responses } = await readIn(engine, transaction, query({ ...ITEMS, where: where('n', 'EQUAL', int(1)) }));
  expect(responses.map(({ document }) => document.name)).toEqual([nameOf('items/a'), nameOf('items/gone')]);
  expect((await readIn(engine, transaction, get('items/a'))).responses[0]?.found.fields).toEqual({ n: int(1) });
  await expect(client.commit([{ delete: nameOf('items/a') }], { transaction })).rejects.toMatchObject({
    status: 'INVALID_ARGUMENT',
  });
});

test('reads can name a time in the past', async () => {
  const engine = memoryEngine();
  const client = clientOf(engine);
  const { commitTime } = await client.set('items/a', { n: int(1) });
  await client.set('items/a', { n: int(2) });
  const read = async (readTime: Wire) => [
    ...(await engine.serverStream('BatchGetDocuments', { ...get('items/a'), readTime }, OWNER)),
  ];
  expect((await read(commitTime))[0]?.found.fields).toEqual({ n: int(1) });
  await expect(read({ seconds: '9999999999', nanos: 0 })).rejects.toThrow('future');
});

test('a transaction can be used once', async () => {
  const engine = memoryEngine();
  const client = clientOf(engine);
  const { id } = await readIn(engine, null, get('items/a'));
  await client.commit([], { transaction: id });
  await expect(client.commit([], { transaction: id })).rejects.toThrow('transaction has expired');
});
