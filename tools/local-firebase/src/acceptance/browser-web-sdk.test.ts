import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocalFirestore, type LocalFirestore } from '../index.ts';
import { launchTestBrowser, type ScenarioPage, type TestBrowser } from './browser-page.ts';
import { scenarioSuite } from './scenario-suite.ts';

let server: LocalFirestore;
let browser: TestBrowser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startLocalFirestore(), launchTestBrowser()]);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await server.close();
});

describe.each([
  ['with streamed replies', 'streaming', ['0']],
  ['with long polls', 'long-polling', ['1']],
  ['with detection left on', 'detected', null],
] as const)('the web SDK in Chromium, %s', { timeout: 30_000 }, (_, transport, expectedTransports) => {
  let page: ScenarioPage;
  beforeAll(async () => {
    page = await browser.newPage();
  });
  afterAll(() => page.close());

  scenarioSuite(
    () => server.port,
    transport,
    (name, ...args) => page.call(name, ...args),
  );

  it('received the way it was told to', () => {
    if (expectedTransports) expect([...page.transports]).toEqual(expectedTransports);
    else expect(page.transports.size).toBeGreaterThan(0);
  });
});
