/** `npm test`: lint, types, unit and rules tests, builds, then the browser tests; from a fresh clone on. */
import { mustRunNx, prepareWorkspace } from './prepare-workspace.mjs';
import { prepareChromium } from './prepare-chromium.mjs';

await prepareWorkspace();
const env = { CHROMIUM_PATH: await prepareChromium() };
await mustRunNx('The check', ['run-many', '-t', 'lint', 'typecheck', 'test', 'build', '--outputStyle=static'], { env });
await mustRunNx('The browser tests', ['run', 'e2e:e2e', '--outputStyle=static'], { env });
console.error('\nEverything passed.');
