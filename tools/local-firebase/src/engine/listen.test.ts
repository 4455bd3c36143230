import { expect, test, vi } from 'vitest';
import {
  DATABASE,
  OWNER,
  by,
  clientOf,
  int,
  listen,
  listenTo,
  memoryEngine,
  openStream,
  text,
  where,
} from './test-client.ts';

const POSTS = { from: [{ collectionId: 'posts' }] };

test('a listener gets what there is, then one snapshot for each commit', async () => {
  const engine = memoryEngine();
  const client = clientOf(engine);
  await client.set('posts/a', { n: int(1) });
  const stream = openStream(engine, 'Listen');
  listen(stream, 2, POSTS);
  expect(stream.news()).toEqual(['ADD 2', 'change a in 2', 'CURRENT 2', 'NO_CHANGE']);
  await client.set('posts/b', { n: int(2) });
  expect(stream.news()).toEqual(['change b in 2', 'NO_CHANGE']);
  await client.remove('posts/a');
  expect(stream.news()).toEqual(['delete a not 2', 'NO_CHANGE']);
  await client.set('others/a', { n: int(2) });
  expect(stream.news()).toEqual([]);
  stream.session.receive({ removeTarget: 2 });
  expect(stream.news()).toEqual(['REMOVE 2']);
  engine.close();
});

test('a document that no longer matches leaves its target', async () => {
  const engine = memoryEngine();
  const client = clientOf(engine);
  await client.set('posts/a', { n: int(1) });
  const stream = openStream(engine, 'Listen');
  listen(stream, 2, { ...POSTS, where: where('n', 'EQUAL', int(1)) });
  listenTo(stream, 4, ['posts/a']);
  stream.news();
  await client.set('posts/a', { n: int(2) });
  expect(stream.news()).toEqual(['change a in 4 not 2', 'NO_CHANGE']);
  engine.close();
});

test('the next document enters a limited query in the snapshot in which the first leaves', async () => {
  const engine = memoryEngine();
  const client = clientOf(engine);
  for (const n of [1, 2, 3]) await client.set(`posts/p${n}`, { n: int(n) });
  const stream = openStream(engine, 'Listen');
  listen(stream, 2, { ...POSTS, orderBy: [by('n')], limit: { value: 2 } });
  expect(stream.news()).toEqual(['ADD 2', 'change p1 in 2', 'change p2 in 2', 'CURRENT 2', 'NO_CHANGE']);
  await client.remove('posts/p1');
  expect(stream.news().sort()).toEqual(['NO_CHANGE', 'change p3 in 2', 'delete p1 not 2']);
  await client.set('posts/p0', { n: int(0) });
  expect(stream.news().sort()).toEqual(['NO_CHANGE', 'change p0 in 2', 'remove p3 not 2']);
  await client.set('posts/p9', { n: int(9) });
  expect(stream.news()).toEqual([]);
  engine.close();
});

test('a write without a change notifies no listener and keeps the update time', async () => {
  const engine = memoryEngine();
  const client = clientOf(engine);
  const at = { timestampValue: { seconds: '5', nanos: 0 } };
  const first = await client.set('posts/a', { t: text('x'), m: { mapValue: {} }, l: { arrayValue: {} }, at });
  const stream = openStream(engine, 'Listen');
  listen(stream, 2, POSTS);
  stream.news();
  const second = await client.set('posts/a', { m: { mapValue: {} }, l: { arrayValue: {} }, at, t: text('x') });
  expect(second.writeResults[0].updateTime).toEqual(first.writeResults[0].updateTime);
  expect(stream.news()).toEqual([]);
  engine.close();
});

test('a target that is asked for once ends after its snapshot', () => {
  const stream = openStream(memoryEngine(), 'Listen');
  listen(stream, 2, POSTS, { once: true });
  expect(stream.news()).toEqual(['ADD 2', 'CURRENT 2', 'NO_CHANGE', 'REMOVE 2']);
});

test('a target that makes no sense is removed with its cause, and the stream lives on', () => {
  const stream = openStream(memoryEngine(), 'Listen');
  listen(stream, 2, { ...POSTS, where: where('n', 'LIKE', int(1)) });
  listen(stream, 4, POSTS);
  expect(stream.news()).toEqual(['ADD 2', 'REMOVE 2 because 3', 'ADD 4', 'CURRENT 4', 'NO_CHANGE']);
});

test('commits stored together are one snapshot, each document in it once', async () => {
  const engine = memoryEngine();
  const client = clientOf(engine);
  const stream = openStream(engine, 'Listen');
  listen(stream, 2, POSTS);
  stream.news();
  await Promise.all([
    client.set('posts/a', { n: int(1) }),
    client.set('posts/a', { n: int(2) }),
    client.set('posts/b', {}),
    client.remove('posts/b'),
  ]);
  expect(stream.news()).toEqual(['change a in 2', 'NO_CHANGE']);
  expect(stream.responses.at(-2)?.documentChange.document.fields).toEqual({ n: int(2) });
});

test('a closed stream hears nothing, and one that throws does not keep others from hearing', async () => {
  const log: string[] = [];
  const engine = memoryEngine({ log: (line) => void log.push(line) });
  const broken = engine.duplex('Listen', OWNER, {
    send: () => {
      throw new Error('the socket is gone');
    },
    fail: () => undefined,
  });
  broken.receive({
    database: DATABASE,
    addTarget: { targetId: 2, query: { parent: `${DATABASE}/documents`, structuredQuery: POSTS } },
  });
  const [closed, open] = [openStream(engine, 'Listen'), openStream(engine, 'Listen')];
  for (const stream of [closed, open]) listen(stream, 2, POSTS);
  closed.session.close();
  closed.news();
  open.news();
  await clientOf(engine).set('posts/a', {});
  expect(closed.news()).toEqual([]);
  expect(open.news()).toEqual(['change a in 2', 'NO_CHANGE']);
  expect(log.every((line) => line.includes('the socket is gone'))).toBe(true);
});

test('a stream that nothing happens on gets a global snapshot now and then, and none once it is closed', () => {
  vi.useFakeTimers();
  const stream = openStream(memoryEngine(), 'Listen');
  vi.advanceTimersByTime(120_000);
  expect(stream.news()).toEqual([]);
  listen(stream, 2, POSTS);
  stream.news();
  vi.advanceTimersByTime(60_000);
  expect(stream.news()).toEqual(['NO_CHANGE']);
  stream.session.close();
  vi.advanceTimersByTime(120_000);
  expect(stream.news()).toEqual([]);
  vi.useRealTimers();
});

test('a listener on a value hears of documents that get it and lose it, also by its reference', async () => {
  const engine = memoryEngine();
  const client = clientOf(engine);
  const stream = openStream(engine, 'Listen');
  listen(stream, 2, { ...POSTS, where: where('n', 'EQUAL', int(1)) });
  stream.news();
  await client.set('posts/a', { n: int(2) });
  expect(stream.news()).toEqual([]);
  await client.set('posts/a', { n: { doubleValue: 1 } });
  expect(stream.news()).toEqual(['change a in 2', 'NO_CHANGE']);
  await client.set('posts/a', {});
  expect(stream.news()).toEqual(['change a not 2', 'NO_CHANGE']);
  listen(stream, 4, {
    ...POSTS,
    where: where('__name__', 'EQUAL', { referenceValue: `${DATABASE}/documents/posts/b` }),
  });
  stream.news();
  await client.set('posts/b', {});
  expect(stream.news()).toEqual(['change b in 4', 'NO_CHANGE']);
});

test('a stream that turns to another database ends with an error', () => {
  const engine = memoryEngine();
  const stream = openStream(engine, 'Listen');
  listen(stream, 2, POSTS);
  stream.session.receive({ database: 'projects/other/databases/(default)', removeTarget: 2 });
  expect(stream.errors[0]).toMatchObject({ status: 'INVALID_ARGUMENT' });
  engine.close();
});
