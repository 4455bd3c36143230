import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

/** The stack under test stands apart from a running `npm start`: other ports, its own data. */
const PORT_OFFSET = Number(process.env['COUNTIN_E2E_PORT_OFFSET'] ?? 10_000);
// Some stories end a server, and it comes back on its port: from 32768 on, another connection may have taken that.
if (!(PORT_OFFSET <= 23_000))
  throw new Error(
    'COUNTIN_E2E_PORT_OFFSET is more than 23000, which moves ports to where outgoing connections are made from',
  );
const STATE = join(import.meta.dirname, '../../.local/e2e', String(PORT_OFFSET));
const BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const chromium = process.env['CHROMIUM_PATH'] ?? BROWSERS.find((path) => existsSync(path));

process.env['COUNTIN_E2E_STATE'] = STATE;

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.e2e.ts',
  forbidOnly: process.env['CI'] === 'true',
  retries: 0,
  // One stack, and some stories stop and start its parts.
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // The summary of `npm test` reads which stories failed.
  reporter: [['list'], ['json', { outputFile: '../../test-results/stories.json' }]],
  outputDir: '../../test-results',
  use: {
    // A control that does not come is a failure at once, not at the end of the story.
    actionTimeout: 20_000,
    locale: 'en-GB',
    timezoneId: 'Europe/Lisbon',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // The list that Playwright passes makes a cross-site frame's storage throw, which no real browser does; the last one wins.
        '--disable-features=HttpsUpgrades',
      ],
    },
  },
  webServer: {
    command: `node ../../tools/dev-stack/src/start.ts --reset ${process.env['COUNTIN_E2E_OFFICIAL'] === 'true' ? '--official' : ''}`,
    env: { COUNTIN_STATE: STATE, COUNTIN_PORT_OFFSET: String(PORT_OFFSET), COUNTIN_SCHEDULE_MS: '1000' },
    // Written by the stack when everything answers; the port alone would be too early.
    wait: { stdout: /Countin is running/ },
    stdout: 'pipe',
    stderr: 'pipe',
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
});
