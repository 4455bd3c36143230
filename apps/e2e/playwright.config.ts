import { join } from 'node:path';
import { CHROMIUM_ARGS, chromiumPath } from '@countin/domain/testing/chromium';
import { defineConfig } from '@playwright/test';

/** The stack under test is separate from a running `npm start`: other ports, its own data. */
const PORT_OFFSET = Number(process.env['COUNTIN_E2E_PORT_OFFSET'] ?? 10_000);
// Some stories restart a server on its port. From 32768 on, another connection may have taken that port meanwhile.
if (!(PORT_OFFSET <= 23_000))
  throw new Error(
    'COUNTIN_E2E_PORT_OFFSET is more than 23000, which moves ports to where outgoing connections are made from',
  );
const STATE = join(import.meta.dirname, '../../.local/e2e', String(PORT_OFFSET));
const executablePath = chromiumPath();

process.env['COUNTIN_E2E_STATE'] = STATE;

/** A page of a story lives for seconds. V8's optimising compilers cost an eighth of the script's time and save less. */
const QUICK_SCRIPT = '--js-flags=--no-opt,--no-maglev';

/** Stories that end or flood a server, or that listen for milliseconds: nothing else runs beside them. */
const ALONE = [
  'failures/firestore-*.e2e.ts',
  'failures/music-services-away.e2e.ts',
  'failures/signup-flood.e2e.ts',
  'fourtrack/gapless-medley.e2e.ts',
];
/** Stories that wait a minute or two for a release moment, and leave the processor to others meanwhile. */
const WAITING = ['both/main-job.e2e.ts', 'countin/release-day.e2e.ts'];
/** Files or titles were named: then only those run, all at the same time. */
const named = process.argv.slice(2).some((argument) => /\.e2e|^src|^-g|^--grep/.test(argument));

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.e2e.ts',
  forbidOnly: process.env['CI'] === 'true',
  retries: 0,
  // One waits while two work.
  workers: 3,
  projects: [
    { name: 'waiting', testMatch: WAITING.map((name) => `**/${name}`), workers: 1 },
    { name: 'parallel', testIgnore: [...ALONE, ...WAITING].map((name) => `**/${name}`), ...afterwards() },
    { name: 'alone', testMatch: ALONE.map((name) => `**/${name}`), workers: 1 },
  ],
  // Far beyond what any step takes: on a busy machine a story may be slow without being wrong.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // The summary of `npm test` reads which stories failed.
  reporter: [['list'], ['json', { outputFile: '../../test-results/stories.json' }]],
  outputDir: '../../test-results',
  use: {
    // A control that does not come is a failure of its own, not one at the end of the story.
    actionTimeout: 30_000,
    locale: 'en-GB',
    timezoneId: 'Europe/Lisbon',
    // A trace costs every story time. `npm run e2e -- --trace retain-on-failure` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath !== undefined && { executablePath }), args: [...CHROMIUM_ARGS, QUICK_SCRIPT] },
  },
  webServer: {
    command: `node ../../tools/dev-stack/src/start.ts --reset ${process.env['COUNTIN_E2E_OFFICIAL'] === 'true' ? '--official' : ''}`,
    env: { COUNTIN_STATE: STATE, COUNTIN_PORT_OFFSET: String(PORT_OFFSET), COUNTIN_SCHEDULE_MS: '3000' },
    // Written by the stack when everything answers; the port alone would be too early.
    wait: { stdout: /Countin is running/ },
    stdout: 'pipe',
    stderr: 'pipe',
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
});

/** Playwright runs a project's teardown when the others are through, failed or not; a dependency would be left out then. */
function afterwards() {
  return named ? {} : { teardown: 'alone' };
}
