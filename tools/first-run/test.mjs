/** `npm test`: lint, types, unit and rules tests, builds, then the browser tests; from a fresh clone on. Failures come at the end. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { failedStories } from './error-lines.mjs';
import { prepareChromium } from './prepare-chromium.mjs';
import { ENVIRONMENT, NODE, prepareWorkspace, runNx, WORKSPACE } from './prepare-workspace.mjs';
import { run } from './run-command.mjs';
import { everythingIsBuilt, merged, summaryOf } from './summary.mjs';
import { runTargets } from './target-results.mjs';

const BROWSER_TESTS = 'e2e:e2e';
/** Written by Playwright's JSON reporter. */
const STORIES = join(WORKSPACE, 'test-results/stories.json');

await prepareWorkspace();
rmSync(STORIES, { force: true });
const env = {
  CHROMIUM_PATH: await prepareChromium(),
  // An input of `local-firebase:test`: its tests run every time, whatever Nx keeps of `npm run check`.
  COUNTIN_WHOLE_RUN: String(Date.now()),
};
const withBrowser =
  (/** @type {import('./prepare-workspace.mjs').NxOptions} */ options) =>
  (/** @type {readonly string[]} */ args, /** @type {{ quiet?: boolean }} */ own = {}) =>
    runNx(args, { env, ...options, ...own });

const tested = await runTargets(WORKSPACE, ['build', 'test'], withBrowser({}));
// Stories wait for a good part of their time, in which compilers work. All projects run in one process: on a clean
// checkout that takes a third of the time of separate ones. Tests do not: some measure time themselves.
const [read, stories] = await Promise.all([
  runTargets(WORKSPACE, ['lint-all', 'typecheck-all', 'unused'], withBrowser({ quiet: true, patient: true }), 1),
  everythingIsBuilt(tested) ? runStories() : { passed: [], failed: [], notRun: [BROWSER_TESTS] },
]);

const results = merged([tested, read, stories]);
console.error(`\n${summaryOf(results, failedStories(STORIES))}`);
process.exit(results.failed.length + results.notRun.length === 0 ? 0 : 1);

/** Without Nx, whose account of its last run is that of the other targets. */
async function runStories() {
  const args = [join(WORKSPACE, 'node_modules/@playwright/test/cli.js'), 'test'];
  const code = await run(NODE, args, { cwd: join(WORKSPACE, 'apps/e2e'), env: { ...ENVIRONMENT, ...env } });
  return code === 0
    ? { passed: [BROWSER_TESTS], failed: [], notRun: [] }
    : { passed: [], failed: [{ name: BROWSER_TESTS, lines: [] }], notRun: [] };
}
