import { afterEach, beforeEach, expect, test } from 'vitest';
import { startHost } from './testing/running-host.ts';

let host: Awaited<ReturnType<typeof startHost>>;
beforeEach(async () => {
  host = await startHost({ environment: { WATCH_BUILDS: 'false' } });
});
afterEach(() => host.dispose());

type Requested = Parameters<typeof host.ask>[1];
/** Asks until the answer is at hand, and once more for it. */
async function hotly(path: string, requested?: Requested) {
  await host.ask(path, requested);
  const long = await host.ask(path, requested);
  return { long, hot: await host.ask(path, requested) };
}

test('an answer at hand is the one that the long way gives, to the byte and the header', async () => {
  const requested: Readonly<Record<string, string>>[] = [
    {},
    { 'accept-encoding': 'br' },
    { 'accept-encoding': 'gzip', 'accept-language': 'de' },
  ];
  for (const headers of requested) {
    const { long, hot } = await hotly('/page', { headers });
    const { date: _date, ...kept } = long.headers;
    expect(hot.body.equals(long.body)).toBe(true);
    expect(hot.headers).toMatchObject(kept);
    expect(Object.keys(hot.headers).sort()).toEqual(Object.keys(long.headers).sort());
  }
});

test.each([
  ['another host', { host: 'mira.cnt.localhost' }],
  ['another language', { headers: { 'accept-language': 'ja' } }],
  ['a cookie that pages read', { headers: { cookie: 'countin-language=ar' } }],
  ['a script that wants JSON', { headers: { accept: 'application/json' } }],
] as const)('%s is not answered with it', async (_, requested) => {
  const { hot } = await hotly('/page');
  expect((await host.ask('/page', requested)).text).not.toBe(hot.text);
});

test('conditional, HEAD, POST and two-host requests bypass the response cache', async () => {
  const { hot } = await hotly('/page');
  expect((await host.ask('/page', { headers: { 'if-none-match': hot.headers.etag ?? '' } })).status).toBe(304);
  expect((await host.ask('/page', { method: 'HEAD' })).body).toHaveLength(0);
  expect((await host.ask('/page', { method: 'DELETE' })).status).toBe(405);
  expect(
    await host.raw(
      'GET /page HTTP/1.1\r\nHost: countin.localhost:5173\r\nHost: 4track.localhost\r\nConnection: close\r\n\r\n',
    ),
  ).toMatch(/^HTTP\/1\.1 400 /);
});

test('it is at hand no longer than the page is fresh', async () => {
  await hotly('/page');
  host.clock.now += 60_000;
  await host.ask('/page');
  await expect.poll(async () => (JSON.parse((await host.ask('/page')).text) as { renders: number }).renders).toBe(2);
});
