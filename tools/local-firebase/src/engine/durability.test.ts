import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Wire } from '../service.ts';
import { createEngine } from './index.ts';
import type { Engine } from './index.ts';
import { atOnce, DATABASE, NO_RULES, OWNER, clientOf, int, listen, listenTo, openStream, text } from './test-client.ts';

const POSTS = { from: [{ collectionId: 'posts' }] };
const WRITER = fileURLToPath(new URL('./test-writer.ts', import.meta.url));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'local-firestore-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (now?: () => number): Engine =>
  createEngine({ dataFile: join(folder, 'data.sqlite'), durability: 'normal', compileRules: NO_RULES, now });

/** Position of the last global snapshot that a stream received. */
function lastSnapshot(responses: readonly Wire[]): { resumeToken: Buffer; readTime: Wire } {
  return responses.findLast(({ targetChange }) => targetChange?.targetChangeType === 'NO_CHANGE')?.targetChange;
}

test('whatever was acknowledged before the process was killed is there', { timeout: 60_000 }, async () => {
  const child = spawn(process.execPath, [WRITER, join(folder, 'data.sqlite')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    acknowledged.push(line);
    if (acknowledged.length === 300) child.kill('SIGKILL');
  }
  expect(child.exitCode).toBeNull();
  const engine = open();
  const stored = new Set(clientOf(engine).ids(POSTS));
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  engine.close();
});

test('a listener resumes after a restart: deleted documents go, only changes come', async () => {
  let engine = open();
  for (const id of ['a', 'b', 'c']) await clientOf(engine).set(`posts/${id}`, { n: int(1) });
  const before = openStream(engine, 'Listen');
  listen(before, 2, POSTS);
  const { resumeToken, readTime } = lastSnapshot(before.responses);
  engine.close();

  engine = open();
  await clientOf(engine).remove('posts/a');
  await clientOf(engine).set('posts/d', {});
  await clientOf(engine).set('posts/passing', {});
  await clientOf(engine).remove('posts/passing');
  engine.close();

  engine = open();
  const after = openStream(engine, 'Listen');
  listen(after, 6, POSTS, { resumeToken, expectedCount: { value: 3 } });
  expect(after.news()).toEqual([
    'ADD 6',
    'change d in 6',
    'delete a not 6',
    'filter 6 count 3',
    'CURRENT 6',
    'NO_CHANGE',
  ]);
  const later = lastSnapshot(after.responses).readTime;
  expect(Number(later.seconds) * 1e9 + later.nanos).toBeGreaterThan(Number(readTime.seconds) * 1e9 + readTime.nanos);
  engine.close();
});

test('a limited query and a single document resume as well', async () => {
  const engine = open();
  for (const id of ['a', 'b', 'c']) await clientOf(engine).set(`posts/${id}`, {});
  const limited = { ...POSTS, limit: { value: 2 } };
  const stream = openStream(engine, 'Listen');
  listen(stream, 2, limited);
  listenTo(stream, 4, ['posts/a']);
  const { resumeToken } = lastSnapshot(stream.responses);
  stream.session.close();

  const quiet = openStream(engine, 'Listen');
  listen(quiet, 2, limited, { resumeToken });
  expect(quiet.news()).toEqual(['ADD 2', 'filter 2 count 2', 'CURRENT 2', 'NO_CHANGE']);
  await clientOf(engine).remove('posts/a');
  expect(quiet.news().sort()).toEqual(['NO_CHANGE', 'change c in 2', 'delete a not 2']);

  const again = openStream(engine, 'Listen');
  listen(again, 2, limited, { resumeToken });
  expect(again.news()).toEqual(['ADD 2', 'RESET 2', 'change b in 2', 'change c in 2', 'CURRENT 2', 'NO_CHANGE']);
  listenTo(again, 4, ['posts/a'], { resumeToken });
  expect(again.news()).toEqual(['ADD 4', 'delete a not 4', 'filter 4 count 0', 'CURRENT 4', 'NO_CHANGE']);
  engine.close();
});

test.each([
  ['of another data file', Buffer.from('other:1')],
  ['from the future', null],
])('a token %s starts afresh', async (_, foreign) => {
  const engine = open();
  await clientOf(engine).set('posts/a', {});
  const stream = openStream(engine, 'Listen');
  listen(stream, 2, POSTS);
  const epoch = String(lastSnapshot(stream.responses).resumeToken).split(':', 1)[0];
  stream.news();
  listen(stream, 2, POSTS, { resumeToken: foreign ?? Buffer.from(`${epoch}:9000000000000000`) });
  expect(stream.news()).toEqual(['ADD 2', 'RESET 2', 'change a in 2', 'CURRENT 2', 'NO_CHANGE']);
  engine.close();
});

test('versions and tombstones are kept for an hour', async () => {
  let now = Date.now();
  const engine = open(() => now);
  const { commitTime } = await clientOf(engine).set('posts/a', { n: int(1) });
  const stream = openStream(engine, 'Listen');
  listen(stream, 2, POSTS);
  const { resumeToken } = lastSnapshot(stream.responses);
  await clientOf(engine).remove('posts/a');
  const request = { database: DATABASE, documents: [`${DATABASE}/documents/posts/a`], readTime: commitTime };
  const readThen = (): Wire[] => atOnce(engine.serverStream('BatchGetDocuments', request, OWNER));

  now += 3500 * 1000;
  await clientOf(engine).set('posts/b', {});
  expect(readThen()[0]?.found.fields).toEqual({ n: int(1) });
  stream.news();
  listen(stream, 4, POSTS, { resumeToken });
  expect(stream.news()).toContain('delete a not 4');

  now += 200 * 1000;
  await clientOf(engine).set('posts/b', { n: int(1) });
  expect(readThen).toThrow('too old');
  stream.news();
  listen(stream, 6, POSTS, { resumeToken });
  expect(stream.news()).toContain('RESET 6');
  engine.close();
});

test('clearing a database is seen by listeners, and makes older tokens start afresh', async () => {
  const engine = open();
  await clientOf(engine).set('posts/a', {});
  const stream = openStream(engine, 'Listen');
  listen(stream, 2, POSTS);
  const { resumeToken } = lastSnapshot(stream.responses);
  stream.news();
  engine.clearDocuments('demo', '(default)');
  expect(stream.news()).toEqual(['delete a not 2', 'NO_CHANGE']);
  listen(stream, 4, POSTS, { resumeToken });
  expect(stream.news()).toEqual(['ADD 4', 'RESET 4', 'CURRENT 4', 'NO_CHANGE']);
  engine.close();
});

test('values survive the data file exactly', async () => {
  const fields: Record<string, Wire> = {
    largest: int('9223372036854775807'),
    smallest: int('-9223372036854775808'),
    minusZero: { doubleValue: -0 },
    nan: { doubleValue: NaN },
    endless: { doubleValue: -Infinity },
    micros: { timestampValue: { seconds: '1700000000', nanos: 123_456_000 } },
    ancient: { timestampValue: { seconds: '-62135596800' } },
    bytes: { bytesValue: Buffer.from([0, 255]) },
    emoji: text('a😀\u0000b'),
    no: { booleanValue: false },
    nothing: { nullValue: 'NULL_VALUE' },
    place: { geoPointValue: { latitude: -0.5 } },
    constructor: { mapValue: { fields: { hasOwnProperty: int(1) } } },
  };
  let engine = open();
  const { commitTime } = await clientOf(engine).set('posts/a', fields);
  engine.close();
  engine = open();
  const stored = clientOf(engine).get('posts/a');
  expect(stored?.fields).toEqual(fields);
  expect(Object.is(stored?.fields.minusZero.doubleValue, -0)).toBe(true);
  expect(stored?.updateTime).toEqual(commitTime);
  engine.close();
});

test('projects and databases are apart from each other', async () => {
  const engine = open();
  await clientOf(engine).set('posts/a', {});
  for (const database of ['projects/other/databases/(default)', 'projects/demo/databases/second']) {
    expect(clientOf(engine, OWNER, database).get('posts/a')).toBeNull();
    const request = { database, documents: [`${DATABASE}/documents/posts/a`] };
    expect(() => engine.serverStream('BatchGetDocuments', request, OWNER)).toThrow('not in database');
  }
  engine.close();
});

test('a data file of a newer format is refused with a clear message', () => {
  open().close();
  const db = new DatabaseSync(join(folder, 'data.sqlite'));
  db.exec('PRAGMA user_version = 99');
  db.close();
  expect(open).toThrow('data format 99, newer than');
});

test('a data file serves one process at a time', () => {
  const engine = open();
  expect(open).toThrow('in use by another process');
  engine.close();
});
