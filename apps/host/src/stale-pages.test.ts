import { AppError } from '@countin/domain/errors';
import { aReleasePage } from '@countin/domain/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startHost } from './testing/running-host.ts';

const HOUR = 3_600_000;
const database = { title: 'Salt', mode: 'well' as 'well' | 'away' | 'silent' };
let reads = 0;
let host: Awaited<ReturnType<typeof startHost>>;
beforeEach(async () => {
  Object.assign(database, { title: 'Salt', mode: 'well' });
  reads = 0;
  host = await startHost({
    read: {
      releasePage: async (id) => {
        reads += 1;
        if (database.mode === 'away') throw new AppError('service/unavailable');
        if (database.mode === 'silent') return new Promise(() => undefined);
        return aReleasePage({ id, title: database.title });
      },
    },
  });
});
afterEach(() => host.dispose());

async function ask(headers: Readonly<Record<string, string>> = {}) {
  const answer = await host.ask('/release/r1', { headers });
  const seen = JSON.parse(answer.text) as { release: { title: string }; now: number; staleSince: number | null };
  return {
    status: answer.status,
    title: seen.release.title,
    madeAt: seen.now,
    staleSince: seen.staleSince,
    headers: answer.headers,
  };
}

test('while the database is down a page is rendered from the last read, with a warning', async () => {
  expect((await ask()).staleSince).toBeNull();
  database.mode = 'away';
  host.clock.now += HOUR;
  const answer = await ask();
  expect(answer).toMatchObject({
    status: 200,
    title: 'Salt',
    madeAt: host.clock.now,
    staleSince: host.clock.now - HOUR,
  });
  expect(answer.headers).toMatchObject({
    warning: '110 - "Response is Stale"',
    age: '3600',
    'cache-control': 'no-cache',
  });
});

test('a database that does not answer holds no page up that was seen before', async () => {
  await ask();
  database.mode = 'silent';
  host.clock.now += HOUR;
  expect((await ask()).headers).toMatchObject({ age: '3600' });
});

test('a failing database is not asked for some seconds, and a page is new again once it answers', async () => {
  await ask();
  database.mode = 'away';
  host.clock.now += HOUR;
  await ask();
  await ask();
  expect(reads).toBe(2);
  Object.assign(database, { title: 'Salt, again', mode: 'well' });
  host.clock.now += 5000;
  const answer = await ask();
  expect([answer.title, answer.headers.warning, answer.headers.age]).toEqual(['Salt, again', undefined, undefined]);
});

test('a page for one request alone is made of copies too, and stays private', async () => {
  await ask();
  database.mode = 'away';
  const answer = await ask({ cookie: 'countin-language=ar' });
  expect(answer.headers).toMatchObject({ warning: '110 - "Response is Stale"', 'cache-control': 'private, no-cache' });
});

test('a document that was never read is unavailable, without details', async () => {
  database.mode = 'away';
  const answer = await host.ask('/release/r1');
  expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    503,
    'text/plain; charset=utf-8',
    'no-store',
  ]);
  expect(answer.text.trim()).toBe('This page can’t be shown right now. Please try again in a minute.');
});
