import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startHost } from './testing/running-host.ts';

const PATH = '/images/artist-mira/one/640.avif';
const OBJECT = '/v0/b/demo-countin.appspot.com/o/artists%2Fartist-mira%2Fimages%2Fone%2F640.avif?alt=media';
const PICTURE = new Uint8Array(300_000).map((_, index) => index % 251);

let storage: Server;
let host: Awaited<ReturnType<typeof startHost>>;
let requested: string[] = [];
let status = 200;
beforeAll(async () => {
  storage = createServer((request, response) => {
    requested.push(request.url ?? '');
    const known = request.url === OBJECT;
    if (status === 200 && known)
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': PICTURE.length }).end(PICTURE);
    else response.writeHead(status === 200 ? 404 : status).end('{}');
  });
  await new Promise<void>((resolve) => storage.listen(0, '127.0.0.1', resolve));
  host = await startHost({
    environment: { STORAGE_EMULATOR_URL: `http://127.0.0.1:${(storage.address() as AddressInfo).port}` },
  });
});
afterEach(() => {
  requested = [];
  status = 200;
});
afterAll(async () => {
  await host.dispose();
  storage.closeAllConnections();
  storage.close();
});

test('a processed picture is served with a permanent cache header', async () => {
  const answer = await host.ask(PATH);
  expect(answer.status).toBe(200);
  expect(answer.body.equals(PICTURE)).toBe(true);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': '300000',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    etag: '"one-640-avif"',
  });
  expect(answer.headers['content-security-policy']).toContain('sandbox');
});

test('a person’s picture is read from the people’s folder', async () => {
  expect((await host.ask('/images/people/uid-mira/one/320.webp')).status).toBe(404);
  expect(requested).toEqual(['/v0/b/demo-countin.appspot.com/o/people%2Fuid-mira%2Fimages%2Fone%2F320.webp?alt=media']);
});

test('a picture is the same on every site, and a cached one is not requested again', async () => {
  for (const name of ['4track.localhost:5173', 'mira.cnt.localhost:5173'])
    expect((await host.ask(PATH, { host: name })).status).toBe(200);
  requested = [];
  const known = await host.ask(PATH, { headers: { 'if-none-match': '"one-640-avif"' } });
  expect([known.status, known.body.length, requested.length]).toEqual([304, 0, 0]);
});

test('HEAD answers with the headers alone', async () => {
  const answer = await host.ask(PATH, { method: 'HEAD' });
  expect([answer.status, answer.body.length, answer.headers['content-length']]).toEqual([200, 0, '300000']);
});

test.each([
  '/images/artist-mira/one/original',
  '/images/people/uid-mira/one/original',
  '/images/artist-mira/one/100.avif',
  '/images/artist-mira/..%2F..%2Fcovers/640.avif',
  '/images',
])('%s is none, and Storage is not asked', async (path) => {
  const answer = await host.ask(path);
  expect([answer.status, requested.length]).toEqual([404, 0]);
});

test.each([404, 403])('a Storage answer of %s is a 404 that is cached briefly', async (missing) => {
  status = missing;
  const answer = await host.ask(PATH);
  expect(answer.status).toBe(404);
  expect(answer.headers['cache-control']).toBe('public, max-age=5');
});

test('while Storage is down, a picture is answered as unavailable and that is not cached', async () => {
  status = 500;
  const answer = await host.ask(PATH);
  expect(answer.status).toBe(503);
  expect(answer.headers['cache-control'] ?? 'no-store').toBe('no-store');
  expect(host.logged).toEqual(['a request failed']);
});
