import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SCRIPT } from './testing/build-fixture.ts';
import { startHost } from './testing/running-host.ts';

const SCRIPT_PATH = '/assets/app-D4x_8aQz.js';
let host: Awaited<ReturnType<typeof startHost>>;
beforeAll(async () => {
  host = await startHost();
});
afterAll(() => host.dispose());

test.each([
  [SCRIPT_PATH, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/assets/font-Aa11Bb22.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
  ['/assets/texts-1a2b3c.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/robots.txt', 'text/plain; charset=utf-8', 'public, max-age=300'],
])('%s is %s, %s', async (path, type, cache) => {
  const answer = await host.ask(path);
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({ 'content-type': type, 'cache-control': cache, 'accept-ranges': 'bytes' });
});

test.each([
  ['br', 'br', (body: Buffer) => brotliDecompressSync(body).toString()],
  ['gzip', 'gzip', (body: Buffer) => gunzipSync(body).toString()],
  ['br;q=0, gzip', 'gzip', (body: Buffer) => gunzipSync(body).toString()],
  ['identity', undefined, (body: Buffer) => body.toString()],
])('Accept-Encoding %s gets %s, compressed ahead of time', async (accepted, encoding, decode) => {
  const answer = await host.ask(SCRIPT_PATH, { headers: { 'accept-encoding': accepted } });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers.vary).toContain('Accept-Encoding');
  expect(Number(answer.headers['content-length'])).toBe(answer.body.length);
  expect(decode(answer.body)).toBe(SCRIPT);
});

test('a font is not compressed again', async () => {
  const answer = await host.ask('/assets/font-Aa11Bb22.woff2', { headers: { 'accept-encoding': 'br, gzip' } });
  expect(answer.headers['content-encoding']).toBeUndefined();
});

test('each encoding has its own ETag, and a matching one is answered with 304', async () => {
  const plain = await host.ask(SCRIPT_PATH);
  const compressed = await host.ask(SCRIPT_PATH, { headers: { 'accept-encoding': 'br' } });
  expect(compressed.headers.etag).not.toBe(plain.headers.etag);
  for (const tag of [plain.headers.etag, compressed.headers.etag, `"other", W/${plain.headers.etag}`, '*']) {
    const again = await host.ask(SCRIPT_PATH, { headers: { 'if-none-match': tag ?? '' } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  }
  expect((await host.ask(SCRIPT_PATH, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
});

test.each([
  ['bytes=0-9', 206, SCRIPT.slice(0, 10), `bytes 0-9/${SCRIPT.length}`],
  ['bytes=-5', 206, SCRIPT.slice(-5), `bytes ${SCRIPT.length - 5}-${SCRIPT.length - 1}/${SCRIPT.length}`],
  [`bytes=${SCRIPT.length}-`, 416, '', `bytes */${SCRIPT.length}`],
  ['bytes=0-1,4-5', 200, SCRIPT, undefined],
  ['lines=1-2', 200, SCRIPT, undefined],
])('Range %s is answered with %i', async (range, status, body, contentRange) => {
  const answer = await host.ask(SCRIPT_PATH, { headers: { range } });
  expect([answer.status, answer.text, answer.headers['content-range']]).toEqual([status, body, contentRange]);
});

test('a range is never compressed', async () => {
  const answer = await host.ask(SCRIPT_PATH, { headers: { range: 'bytes=0-9', 'accept-encoding': 'br' } });
  expect([answer.status, answer.headers['content-encoding'], answer.text]).toEqual([
    206,
    undefined,
    SCRIPT.slice(0, 10),
  ]);
});

test('If-Range gives a part of the same entity, the whole of another', async () => {
  const {
    headers: { etag = '' },
  } = await host.ask(SCRIPT_PATH);
  expect((await host.ask(SCRIPT_PATH, { headers: { range: 'bytes=0-9', 'if-range': etag } })).status).toBe(206);
  expect((await host.ask(SCRIPT_PATH, { headers: { range: 'bytes=0-9', 'if-range': '"older"' } })).status).toBe(200);
});

test('HEAD says what GET would send', async () => {
  const answer = await host.ask(SCRIPT_PATH, { method: 'HEAD' });
  expect([answer.status, answer.body.length, answer.headers['content-length']]).toEqual([
    200,
    0,
    String(SCRIPT.length),
  ]);
});

test('nothing is posted to a file', async () => {
  const answer = await host.ask(SCRIPT_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'a=1',
  });
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('a new build is served without a restart where builds are watched', async () => {
  const watched = await startHost();
  try {
    expect((await watched.ask('/new.txt')).status).toBe(404);
    await watched.fixture.write('release-platform/browser/new.txt', 'new');
    await watched.fixture.write('release-platform/browser/index.html', '<html><head></head><body>newer</body></html>');
    await expect.poll(async () => (await watched.ask('/new.txt')).text, { timeout: 5000 }).toBe('new');
    expect((await watched.ask('/dashboard')).text).toContain('newer');
  } finally {
    await watched.dispose();
  }
});
