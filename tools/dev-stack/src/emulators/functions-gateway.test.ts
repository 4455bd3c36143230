import { createServer, type ServerResponse } from 'node:http';
import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startFunctionsGateway } from './functions-gateway.ts';

/** Requests that have reached the emulator and wait for its answer. */
const open: ServerResponse[] = [];
const requests = new EventEmitter();
const emulator = createServer((_, response) => {
  open.push(response);
  requests.emit('one');
});
async function reached(count: number): Promise<void> {
  while (open.length < count) await once(requests, 'one');
}
let gateway: Awaited<ReturnType<typeof startFunctionsGateway>>;
beforeEach(async () => {
  open.length = 0;
  emulator.listen(0, '127.0.0.1');
  await once(emulator, 'listening');
  gateway = await startFunctionsGateway({
    pathOf: (url) => url,
    port: 0,
    emulatorPort: (emulator.address() as AddressInfo).port,
    concurrency: 2,
    queue: 3,
  });
});
afterEach(async () => {
  await gateway.close();
  emulator.closeAllConnections();
  emulator.close();
});

const call = (name: string) =>
  fetch(`http://127.0.0.1:${gateway.port}/demo/us-central1/${name}/signUp`, { method: 'POST', body: '{}' });

test('a burst reaches the emulator two at a time, and no request is lost', async () => {
  const answers = Array.from({ length: 5 }, () => call('fans'));
  for (const expected of [2, 2, 2, 2, 1]) {
    await reached(expected);
    expect(open).toHaveLength(expected);
    open.shift()?.end('done');
  }
  expect((await Promise.all(answers)).map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
});

test('one function waiting does not hold up another', async () => {
  const slow = [call('fans'), call('fans')];
  await reached(2);
  const waiting = call('fans');
  const other = call('studio');
  await reached(3);
  open.pop()?.end('studio');
  expect(await (await other).text()).toBe('studio');
  for (const response of open.splice(0)) response.end();
  await reached(1);
  open.pop()?.end();
  await Promise.all([...slow, waiting]);
});

test('requests beyond the queue’s limit get a retry time', async () => {
  const calls = Array.from({ length: 7 }, () => call('fans'));
  const refused = await Promise.race(calls);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('1');
  for (const expected of [2, 2, 2, 2, 1]) {
    await reached(expected);
    open.shift()?.end();
  }
  expect((await Promise.all(calls)).filter((answer) => answer.status === 503)).toHaveLength(2);
});

test('the framework’s page for a body that is no JSON becomes a callable’s error, without a stack or a path', async () => {
  const calls = [call('fans'), call('fans')];
  await reached(2);
  open
    .shift()
    ?.writeHead(400, { 'content-type': 'text/html; charset=utf-8' })
    .end('<pre>SyntaxError: Unexpected token<br> at /srv/node_modules/body-parser/lib/read.js:1</pre>');
  open.shift()?.writeHead(400, { 'content-type': 'application/json' }).end('{"error":{"status":"INVALID_ARGUMENT"}}');
  const answers = await Promise.all(
    calls.map(async (answer) => ({
      status: (await answer).status,
      body: (await (await answer).json()) as { error: object },
    })),
  );
  expect(answers).toEqual(
    expect.arrayContaining([
      {
        status: 400,
        body: {
          error: {
            status: 'INVALID_ARGUMENT',
            message: 'service/malformed',
            details: { code: 'service/malformed', field: null, retryAfterSeconds: null },
          },
        },
      },
      { status: 400, body: { error: { status: 'INVALID_ARGUMENT' } } },
    ]),
  );
});
