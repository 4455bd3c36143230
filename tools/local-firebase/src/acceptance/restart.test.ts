import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocalFirestore } from '../index.ts';
import { launchTestBrowser, type ScenarioPage, type TestBrowser } from './browser-page.ts';
import { freePorts } from './free-ports.ts';
import { pageFunctions } from './page.ts';
import type { ScenarioCall } from './scenario-suite.ts';
import type { Transport } from './sdk-connection.ts';
import { startServerProcess } from './server-process.ts';

let browser: TestBrowser;
let folder: string;
beforeAll(async () => {
  [browser, folder] = await Promise.all([launchTestBrowser(), mkdtemp(path.join(os.tmpdir(), 'local-firestore-'))]);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

async function request(port: number, project: string, verb: string, id: string, body?: object): Promise<string> {
  const url = `http://127.0.0.1:${port}/v1/projects/${project}/databases/(default)/documents/kept/${id}`;
  const response = await fetch(url, { method: verb, body: body && JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  return response.text();
}

/** A listener sees the server die and come back with one document less and one more. */
async function liveThroughRestart(call: ScenarioCall, transport: Transport, name: string): Promise<void> {
  const project = `demo-${name}`;
  const dataFile = path.join(folder, `${name}.sqlite`);
  const [port = 0] = await freePorts(1);
  let server = await startServerProcess(port, dataFile);
  await request(port, project, 'PATCH', 'a', { fields: {} });
  await request(port, project, 'PATCH', 'b', { fields: {} });
  expect(await call('startWatch', { port, project, transport })).toEqual(['a', 'b']);
  await call('writePending', 'c');
  expect(await call('settle', ['a', 'b', 'c'])).toEqual([
    ['a', 'b'],
    ['a', 'b', 'c'],
  ]);

  await server.end('SIGKILL');
  await call('writePending', 'd');
  // Somewhere the client cannot see, and at once: each second away lengthens its pauses.
  const elsewhere = await startLocalFirestore({ dataFile });
  await request(elsewhere.port, project, 'DELETE', 'a');
  await elsewhere.close();

  server = await startServerProcess(port, dataFile);
  const seen = await call('settle', ['b', 'c', 'd']);
  expect(seen.at(-1)).toEqual(['b', 'c', 'd']);
  await call('endWatch');
  expect(await server.end('SIGINT')).toBe(0);
}

describe('a client outlives its server', () => {
  it.each(['streaming', 'long-polling', 'detected'] as const)(
    'in Chromium with %s: pending writes flush, listeners resume, deleted documents go',
    async (transport) => {
      const page: ScenarioPage = await browser.newPage();
      await liveThroughRestart((name, ...args) => page.call(name, ...args), transport, `chromium-${transport}`);
      await page.close();
    },
    60_000,
  );

  it('in Node: pending writes flush, listeners resume, deleted documents go', async () => {
    const call = ((name, ...args) =>
      (pageFunctions[name] as (...all: unknown[]) => Promise<unknown>)(...args)) as ScenarioCall;
    await liveThroughRestart(call, 'detected', 'node');
  }, 60_000);
});
