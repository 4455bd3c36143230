import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ENVIRONMENT, startHost } from './testing/running-host.ts';

let host: Awaited<ReturnType<typeof startHost>>;
beforeEach(async () => {
  host = await startHost();
});
afterEach(() => host.dispose());

interface Order {
  readonly addresses: readonly string[];
  readonly gone?: boolean;
  readonly secret?: string;
  readonly context?: string;
  readonly age?: number;
}

function order({
  addresses,
  gone = false,
  secret = ENVIRONMENT.HOST_SIGNING_SECRET,
  context = 'purge',
  age = 0,
}: Order) {
  const body = JSON.stringify({ addresses, gone });
  const timestamp = String(host.clock.now - age);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${context}.${body}`).digest('hex');
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'x-countin-timestamp': timestamp,
    'x-countin-signature': signature,
  };
  return host.ask('/purge', { method: 'POST', body, headers });
}
const rendersOf = async (path: string, requested?: Parameters<typeof host.ask>[1]) =>
  (JSON.parse((await host.ask(path, requested)).text) as { renders: number }).renders;

test('a purge renews a page at once in every language and with every parameter, and no other page', async () => {
  await rendersOf('/page');
  // A variant is cached when it is requested again.
  for (const _ of [1, 2]) await rendersOf('/page?lang=ja');
  const other = await rendersOf('/page', { host: 'mira.cnt.localhost' });
  const answer = await order({ addresses: ['http://countin.localhost:5173/page'] });
  expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { purged: 2 }]);
  expect(await rendersOf('/page')).toBe(5);
  expect(await rendersOf('/page?lang=ja')).toBe(6);
  expect(await rendersOf('/page', { host: 'mira.cnt.localhost' })).toBe(other);
});

test('a purged copy is still served while the database is down, a withdrawn one is not', async () => {
  await rendersOf('/page');
  await order({ addresses: ['http://countin.localhost:5173/page'] });
  await host.fixture.write('release-platform/renderer/error', '');
  expect((await host.ask('/page')).status).toBe(200);
  await order({ addresses: ['http://countin.localhost:5173/page'], gone: true });
  expect((await host.ask('/page')).status).toBe(503);
});

test.each([
  ['another secret', { secret: 'x'.repeat(32) }],
  ['a signature made for a client’s call', { context: '127.0.0.1' }],
  ['an old signature', { age: 61_000 }],
  ['a signature from the future', { age: -61_000 }],
])('%s purges nothing', async (_, change) => {
  await rendersOf('/page');
  expect((await order({ addresses: ['http://countin.localhost:5173/page'], ...change })).status).toBe(403);
  expect(await rendersOf('/page')).toBe(1);
});

test('an invalid purge request is refused, signed or not', async () => {
  expect((await order({ addresses: ['no address'] })).status).toBe(400);
  expect((await host.ask('/purge', { method: 'POST', body: '{}', headers: { 'content-length': '2' } })).status).toBe(
    403,
  );
  expect(
    (
      await host.ask('/purge', {
        method: 'POST',
        headers: { 'content-length': String(1024 * 1024) },
        body: 'x'.repeat(1024 * 1024),
      })
    ).status,
  ).toBe(413);
  expect((await host.ask('/purge')).status).not.toBe(500);
});
