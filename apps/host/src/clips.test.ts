import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readByteRange } from './http/byte-range.ts';
import { startHost } from './testing/running-host.ts';

const PATH = '/clips/artist-mira/one';
const OBJECT = '/v0/b/demo-countin.appspot.com/o/artists%2Fartist-mira%2Fclips%2Fone%2Fclip?alt=media';
const SOUND = Buffer.from(new Uint8Array(300_000).map((_, index) => index % 251));

let storage: Server;
let host: Awaited<ReturnType<typeof startHost>>;
let requested: string[] = [];
let type = 'audio/mpeg';
let status = 200;
beforeAll(async () => {
  storage = createServer((request, response) => {
    requested.push(request.url ?? '');
    if (status !== 200 || request.url !== OBJECT)
      return void response.writeHead(status === 200 ? 404 : status).end('{}');
    const range = readByteRange(request.headers.range, SOUND.length);
    if (range === 'unsatisfiable')
      return void response.writeHead(416, { 'content-range': `bytes */${SOUND.length}` }).end('no');
    const part = range ? SOUND.subarray(range.first, range.last + 1) : SOUND;
    response
      .writeHead(range ? 206 : 200, {
        'content-type': type,
        'content-length': part.length,
        ...(range && { 'content-range': `bytes ${range.first}-${range.last}/${SOUND.length}` }),
      })
      .end(part);
  });
  await new Promise<void>((resolve) => storage.listen(0, '127.0.0.1', resolve));
  host = await startHost({
    environment: { STORAGE_EMULATOR_URL: `http://127.0.0.1:${(storage.address() as AddressInfo).port}` },
  });
});
afterEach(() => {
  requested = [];
  type = 'audio/mpeg';
  status = 200;
});
afterAll(async () => {
  await host.dispose();
  storage.closeAllConnections();
  storage.close();
});

test('a clip is served with its audio type and a permanent cache header', async () => {
  const answer = await host.ask(PATH);
  expect([answer.status, answer.body.equals(SOUND)]).toEqual([200, true]);
  expect(answer.headers).toMatchObject({
    'content-type': 'audio/mpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': '300000',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    etag: '"one"',
  });
});

test.each([
  ['bytes=0-9', 206, SOUND.subarray(0, 10), 'bytes 0-9/300000'],
  ['bytes=299990-', 206, SOUND.subarray(-10), 'bytes 299990-299999/300000'],
  ['bytes=-5', 206, SOUND.subarray(-5), 'bytes 299995-299999/300000'],
  ['bytes=300000-', 416, Buffer.alloc(0), 'bytes */300000'],
  ['bytes=0-1,4-5', 200, SOUND, undefined],
  ['lines=1-2', 200, SOUND, undefined],
])('Range %s is answered with %i', async (range, expected, body, contentRange) => {
  const answer = await host.ask(PATH, { headers: { range } });
  expect([answer.status, answer.body.equals(body), answer.headers['content-range']]).toEqual([
    expected,
    true,
    contentRange,
  ]);
});

test('If-Range gives a part of the same clip, the whole of another', async () => {
  expect((await host.ask(PATH, { headers: { range: 'bytes=0-9', 'if-range': '"one"' } })).status).toBe(206);
  expect((await host.ask(PATH, { headers: { range: 'bytes=0-9', 'if-range': '"other"' } })).status).toBe(200);
});

test('it is the same on every site, and a known one is not asked for again', async () => {
  for (const name of ['4track.localhost:5173', 'mira.cnt.localhost:5173'])
    expect((await host.ask(PATH, { host: name })).status).toBe(200);
  requested = [];
  const known = await host.ask(PATH, { headers: { 'if-none-match': '"one"' } });
  expect([known.status, known.body.length, requested.length]).toEqual([304, 0, 0]);
});

test('HEAD has the headers alone', async () => {
  const answer = await host.ask(PATH, { method: 'HEAD' });
  expect([answer.status, answer.body.length, answer.headers['content-length']]).toEqual([200, 0, '300000']);
});

test('a file that is not audio is never served under its claimed type', async () => {
  type = 'text/html';
  expect((await host.ask(PATH)).headers['content-type']).toBe('application/octet-stream');
});

test.each(['/clips/artist-mira', '/clips/artist-mira/one/original', '/clips/artist-mira/..%2Fone', '/clips'])(
  '%s is none, and Storage is not asked',
  async (path) => {
    const answer = await host.ask(path);
    expect([answer.status, requested.length]).toEqual([404, 0]);
  },
);

test.each([404, 403])('a Storage answer of %s is a 404 that is cached briefly', async (missing) => {
  status = missing;
  const answer = await host.ask(PATH);
  expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'public, max-age=5']);
});

test('while Storage is down, a clip is answered as unavailable', async () => {
  status = 500;
  expect((await host.ask(PATH)).status).toBe(503);
});
