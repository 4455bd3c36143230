import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchTestBrowser, type TestBrowser } from './browser-page.ts';
import { crowd } from './listener-crowd.ts';
import { startMeasuredServer, type MeasuredServer } from './measured-server.ts';
import type { Connection, Transport } from './sdk-connection.ts';

const LISTENERS = 50;
const WRITES = 1000;
/** Memory that may remain of a crowd: far less than its listeners and messages take. */
const SLACK_BYTES = 1.5 * 1024 * 1024;

let server: MeasuredServer;
let browser: TestBrowser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startMeasuredServer(), launchTestBrowser()]);
  await crowd({ port: server.port, project: 'demo-many', transport: 'detected' }, LISTENERS, WRITES);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await server.end();
});

/** A first crowd fills caches and compiles code; the one that follows must leave nothing behind. */
async function comesAndGoes(
  gather: (connection: Connection) => Promise<number[]>,
  transport: Transport,
): Promise<void> {
  const connection: Connection = { port: server.port, project: 'demo-many', transport };
  const all = Array.from({ length: LISTENERS }, () => WRITES / LISTENERS);
  expect(await gather(connection)).toEqual(all);
  const base = await server.bytesHeld();
  expect(await gather(connection)).toEqual(all);
  await expect.poll(server.bytesHeld, { timeout: 10_000 }).toBeLessThan(base + SLACK_BYTES);
}

describe('fifty listeners converge after a thousand writes, and leave nothing behind', { timeout: 120_000 }, () => {
  it.each(['streaming', 'long-polling'] as const)('in Chromium with %s', async (transport) => {
    const page = await browser.newPage();
    await comesAndGoes((connection) => page.call('crowd', connection, LISTENERS, WRITES), transport);
    await page.close();
  });

  it('in Node', () => comesAndGoes((connection) => crowd(connection, LISTENERS, WRITES), 'detected'));
});
