import { expect, test } from 'vitest';
import { readCachePolicy } from './cache-policy.ts';
import { PageCache } from './page-cache.ts';

function setUp(limit = 100) {
  const clock = { now: 0 };
  const errorCodes: unknown[] = [];
  const cache = new PageCache<string>({ now: () => clock.now, limit, onError: (error) => errorCodes.push(error) });
  let renders = 0;
  const page =
    (policy: { fresh: number; stale: number } | null = { fresh: 10, stale: 60 }, size = 10) =>
    async () => ({ page: `render ${++renders}`, policy, size });
  return { cache, clock, errorCodes, page };
}
const errorCode = async () => Promise.reject(new Error('the database is away'));
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a fresh page is not rendered again', async () => {
  const { cache, page } = setUp();
  expect(await cache.get('a', page())).toEqual({ page: 'render 1', from: 'render' });
  expect(await cache.get('a', page())).toEqual({ page: 'render 1', from: 'cache', freshUntil: 10_000 });
});

test('a stale page is served at once while a new one is made', async () => {
  const { cache, clock, page } = setUp();
  await cache.get('a', page());
  clock.now = 11_000;
  expect((await cache.get('a', page())).page).toBe('render 1');
  await settled();
  expect((await cache.get('a', page())).page).toBe('render 2');
});

test('an expired page is rendered before it is served', async () => {
  const { cache, clock, page } = setUp();
  await cache.get('a', page());
  clock.now = 71_000;
  expect((await cache.get('a', page())).page).toBe('render 2');
});

test('a purged copy is served while rendering fails, an expired copy is not', async () => {
  const { cache, clock, errorCodes, page } = setUp();
  await cache.get('a', page());
  cache.purge(() => true, false);
  clock.now = 69_000;
  expect(await cache.get('a', errorCode)).toEqual({ page: 'render 1', from: 'last-good' });
  expect(errorCodes).toHaveLength(1);
  clock.now = 70_000;
  await expect(cache.get('a', errorCode)).rejects.toThrow('the database is away');
});

test('a failed background render keeps the stale copy', async () => {
  const { cache, clock, errorCodes, page } = setUp();
  await cache.get('a', page());
  clock.now = 20_000;
  await cache.get('a', errorCode);
  await settled();
  expect(errorCodes).toHaveLength(1);
  expect((await cache.get('a', errorCode)).page).toBe('render 1');
  await settled();
});

test('concurrent requests share one render', async () => {
  const { cache, page } = setUp();
  const answers = await Promise.all([cache.get('a', page()), cache.get('a', page()), cache.get('a', page())]);
  expect(answers.map((answer) => answer.page)).toEqual(['render 1', 'render 1', 'render 1']);
});

test('an uncacheable page is rendered for each request', async () => {
  const { cache, page } = setUp();
  const answers = await Promise.all([cache.get('a', page(null)), cache.get('a', page(null))]);
  expect(new Set(answers.map((answer) => answer.page)).size).toBe(2);
});

test('the least recently used page is evicted first', async () => {
  const { cache, page } = setUp(25);
  await cache.get('a', page());
  await cache.get('b', page());
  await cache.get('a', page());
  await cache.get('c', page());
  expect((await cache.get('a', page())).from).toBe('cache');
  expect((await cache.get('b', page())).from).toBe('render');
});

test.each([
  ['public, s-maxage=60, stale-while-revalidate=600', { fresh: 60, stale: 600 }],
  ['S-MaxAge=5', { fresh: 5, stale: 0 }],
  ['public, max-age=60', null],
  ['private, s-maxage=60', null],
  ['no-store', null],
  [undefined, null],
])('Cache-Control %j keeps %j', (header, expected) => {
  expect(readCachePolicy(header)).toEqual(expected);
});

test('a render overtaken by a purge is not cached', async () => {
  const cache = new PageCache<string>({ now: () => 0, limit: 1000, onError: () => undefined });
  let finish = (_: string) => undefined as void;
  const slow = () =>
    new Promise<string>((resolve) => (finish = resolve)).then((page) => ({
      page,
      policy: { fresh: 60, stale: 0 },
      size: 1,
    }));
  const early = cache.get('page', slow);
  cache.purge((key) => key === 'page', false);
  const later = cache.get('page', async () => ({ page: 'new', policy: { fresh: 60, stale: 0 }, size: 1 }));
  finish('old');
  expect([(await early).page, (await later).page]).toEqual(['old', 'new']);
  expect((await cache.get('page', slow)).page).toBe('new');
});

test('what a page grows by counts, and drops the least recently read', async () => {
  const { cache, page } = setUp(100);
  for (const key of ['a', 'b']) await cache.get(key, page(undefined, 40));
  cache.grow('b', 'render 2', 30);
  expect((await cache.get('a', page())).from).toBe('render');
  expect((await cache.get('b', page())).from).toBe('cache');
});

test('a page that is not to be stored is rendered again, and shared by those who wait for it', async () => {
  const { cache, page } = setUp();
  const [one, other] = await Promise.all([cache.get('a', page(), false), cache.get('a', page(), false)]);
  expect([one.page, other.page]).toEqual(['render 1', 'render 1']);
  expect((await cache.get('a', page(), false)).page).toBe('render 2');
});
