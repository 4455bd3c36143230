import { expect, test } from 'vitest';
import type { Wire } from '../service.ts';
import { DATABASE, OWNER, clientOf, int, memoryEngine, nameOf, openStream } from './test-client.ts';

const set = (path: string, n: number): Wire => ({ update: { name: nameOf(path), fields: { n: int(n) } } });
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

test('the handshake is answered without results, then every message once, in order', async () => {
  const engine = memoryEngine();
  const { session, responses } = openStream(engine, 'Write');
  session.receive({ database: DATABASE });
  expect(responses).toEqual([{ streamId: expect.any(String), streamToken: expect.any(Buffer) }]);
  session.receive({ streamToken: responses[0]?.streamToken, writes: [set('c/a', 1)] });
  session.receive({ streamToken: responses[0]?.streamToken, writes: [set('c/a', 2), set('c/b', 2)] });
  session.receive({ streamToken: responses[0]?.streamToken });
  await settled();
  expect(responses.slice(1).map(({ writeResults }) => writeResults.length)).toEqual([1, 2, 0]);
  expect(responses.every(({ streamToken }) => streamToken.length > 0)).toBe(true);
  expect(clientOf(engine).get('c/a')?.fields).toEqual({ n: int(2) });
});

test('a failed commit ends the stream, after the earlier answers and before any later write', async () => {
  const engine = memoryEngine();
  const { session, responses, errors } = openStream(engine, 'Write');
  session.receive({ database: DATABASE });
  session.receive({ writes: [set('c/a', 1)] });
  session.receive({ writes: [{ ...set('c/b', 1), currentDocument: { exists: true } }] });
  session.receive({ writes: [set('c/d', 1)] });
  await settled();
  expect(responses).toHaveLength(2);
  expect(errors).toMatchObject([{ status: 'NOT_FOUND' }]);
  const client = clientOf(engine);
  expect([client.get('c/a'), client.get('c/d')]).toEqual([expect.anything(), null]);
});

test('nothing is sent once the client is gone, but the write is done', async () => {
  const engine = memoryEngine();
  const { session, responses } = openStream(engine, 'Write');
  session.receive({ database: DATABASE });
  session.receive({ writes: [set('c/a', 1)] });
  session.close();
  await settled();
  expect(responses).toHaveLength(1);
  expect(clientOf(engine).get('c/a')).not.toBeNull();
});

test('commits stay in order behind one that waits for a lock', async () => {
  const engine = memoryEngine();
  const read = { database: DATABASE, documents: [nameOf('items/a')], newTransaction: { readWrite: {} } };
  const [begun] = await engine.serverStream('BatchGetDocuments', read, OWNER);
  const stream = openStream(engine, 'Write');
  stream.session.receive({ database: DATABASE });
  stream.session.receive({ writes: [set('items/a', 1)] });
  stream.session.receive({ writes: [set('items/a', 2), set('items/b', 2)] });
  stream.session.receive({ writes: [set('items/c', 3)] });
  expect(clientOf(engine).get('items/c')).toBeNull();
  await clientOf(engine).commit([], { transaction: begun?.transaction });
  await expect
    .poll(() => stream.responses.map(({ writeResults }) => writeResults?.length))
    .toEqual([undefined, 1, 2, 1]);
  expect(clientOf(engine).get('items/a')?.fields).toEqual({ n: int(2) });
});
