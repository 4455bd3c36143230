import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createCallFunction } from './call-function.ts';

const SECRET = 'a secret of thirty-two characters';
const TOKEN = 'x'.repeat(43);
let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A functions server that answers everything the same way and remembers what it was asked. */
async function answering(status: number, answer: unknown, timeout = 2000) {
  const requested: { url?: string; headers: Record<string, unknown>; body: string }[] = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      requested.push({ url: request.url, headers: request.headers, body });
      if (answer !== 'nothing')
        response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(typeof answer === 'string' ? answer : JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const functionsUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/demo-countin/us-central1`;
  return { requested, call: createCallFunction({ functionsUrl, signingSecret: SECRET, now: () => 1234, timeout }) };
}

test('a call carries its input and the signed address of the client', async () => {
  const { call, requested } = await answering(200, { result: { state: 'confirmed', productId: 'r1' } });
  expect(await call('confirmSignup', { token: TOKEN }, '203.0.113.9')).toEqual({ state: 'confirmed', productId: 'r1' });
  expect(requested[0]?.url).toBe('/demo-countin/us-central1/fans/confirmSignup');
  expect(requested[0]?.body).toBe(JSON.stringify({ data: { token: TOKEN } }));
  expect(requested[0]?.headers).toMatchObject({
    'x-countin-client': '203.0.113.9',
    'x-countin-timestamp': '1234',
    'x-countin-signature': createHmac('sha256', SECRET).update(`1234.203.0.113.9.${requested[0]?.body}`).digest('hex'),
  });
});

test('an application error keeps its code, field and waiting time', async () => {
  const { call } = await answering(429, {
    error: {
      status: 'RESOURCE_EXHAUSTED',
      message: 'x',
      details: { code: 'limit/too-many', field: 'contact', retryAfterSeconds: 60 },
    },
  });
  await expect(call('confirmSignup', { token: TOKEN }, '')).rejects.toMatchObject({
    code: 'limit/too-many',
    field: 'contact',
    retryAfterSeconds: 60,
  });
});

test.each([
  ['an error of the platform', 403, { error: { status: 'PERMISSION_DENIED', message: 'x' } }, 'access/denied'],
  [
    'an error with a code we do not know',
    400,
    { error: { status: 'INTERNAL', details: { code: 'made/up', field: null, retryAfterSeconds: null } } },
    'service/unknown',
  ],
  ['a function that is not there', 404, 'Function us-central1-fans does not exist', 'service/unknown'],
  ['a gateway that fails', 502, '<html>', 'service/unavailable'],
  ['an answer of another shape', 200, { result: { state: 'unheard of', productId: 'r1' } }, 'service/unknown'],
])('%s is reported by a code', async (_, status, answer, code) => {
  const { call } = await answering(status, answer);
  await expect(call('confirmSignup', { token: TOKEN }, '')).rejects.toMatchObject({ code });
});

test('a function that does not answer in time is unavailable', async () => {
  const { call } = await answering(200, 'nothing', 50);
  await expect(call('confirmSignup', { token: TOKEN }, '')).rejects.toMatchObject({ code: 'service/unavailable' });
});

test('a refused connection is reported as unavailable', async () => {
  const call = createCallFunction({
    functionsUrl: 'http://127.0.0.1:1',
    signingSecret: SECRET,
    now: () => 0,
    timeout: 2000,
  });
  await expect(call('confirmSignup', { token: TOKEN }, '')).rejects.toMatchObject({ code: 'service/unavailable' });
});
