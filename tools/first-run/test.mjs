/** `npm test`: lint, types, unit and rules tests, builds, then the browser tests; from a fresh clone on. Failures come at the end. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { failedStories } from './error-lines.mjs';
import { prepareChromium } from './prepare-chromium.mjs';
import { prepareWorkspace, runNx, WORKSPACE } from './prepare-workspace.mjs';
import { everythingIsBuilt, summaryOf } from './summary.mjs';
import { runTargets } from './target-results.mjs';

const BROWSER_TESTS = 'e2e:e2e';
/** Written by Playwright's JSON reporter. */
const STORIES = join(WORKSPACE, 'test-results/stories.json');

await prepareWorkspace();
rmSync(STORIES, { force: true });
const env = { CHROMIUM_PATH: await prepareChromium() };
const checks = await runTargets(WORKSPACE, ['lint', 'typecheck', 'test', 'build'], (args, options) =>
  runNx(args, { env, ...options }),
);

const results = { passed: [...checks.passed], failed: [...checks.failed], notRun: [...checks.notRun] };
if (!everythingIsBuilt(checks)) results.notRun.push(BROWSER_TESTS);
else if ((await runNx(['run', BROWSER_TESTS, '--outputStyle=static'], { env })) === 0)
  results.passed.push(BROWSER_TESTS);
else results.failed.push({ name: BROWSER_TESTS, lines: [] });

console.error(`\n${summaryOf(results, failedStories(STORIES))}`);
process.exit(results.failed.length + results.notRun.length === 0 ? 0 : 1);
