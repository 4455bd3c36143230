import { EventEmitter, once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import { afterAll, expect, test } from 'vitest';

interface Pool {
  addWorker(trigger: { id: string }, runtime: unknown): { waitForSocketReady(): Promise<void>; state: string };
  readyForWork(trigger: string): boolean;
  submitRequest(trigger: string, request: object, response: ServerResponse, body: string): Promise<void>;
}

const firebaseTools = createRequire(createRequire(import.meta.url).resolve('firebase-tools/package.json'));
const { RuntimeWorkerPool } = firebaseTools('./lib/emulator/functionsRuntimeWorker.js') as {
  RuntimeWorkerPool: new () => Pool;
};

/** The functions' process: it answers when the test lets it. */
const held: ServerResponse[] = [];
const arrivals = new EventEmitter();
const functions = createServer(({ url }, response) => {
  if (url === '/__/health') return void response.end();
  held.push(response);
  arrivals.emit('request');
});
const listening = async (server: ReturnType<typeof createServer>) => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};
const servers = [functions];
afterAll(() => {
  for (const server of servers) server.close();
});

test('a process serves a second request while the first is under way, and is busy until both are answered', async () => {
  await import('./concurrent-requests.mjs' as string);
  const port = await listening(functions);
  const pool = new RuntimeWorkerPool();
  const worker = pool.addWorker(
    { id: 'shared' },
    {
      process: new EventEmitter(),
      events: new EventEmitter(),
      conn: { httpReqOpts: () => ({ host: '127.0.0.1', port }) },
    },
  );
  await worker.waitForSocketReady();

  const forwarded: Promise<void>[] = [];
  const emulator = createServer(({ url }, response) => {
    expect(pool.readyForWork('shared')).toBe(true);
    forwarded.push(pool.submitRequest('shared', { method: 'GET', path: url, headers: {} }, response, ''));
  });
  servers.push(emulator);
  const entry = await listening(emulator);
  const answers = ['/first', '/second'].map((path) => once(request({ port: entry, path }).end(), 'response'));
  while (held.length < 2) await once(arrivals, 'request');

  held.pop()?.end();
  await Promise.race(forwarded);
  expect(worker.state).toBe('BUSY');
  held.pop()?.end();
  await Promise.all(forwarded);
  expect(worker.state).toBe('IDLE');
  await Promise.all(answers);
});
