/** `npm start`: everything on this machine, from a fresh clone on. */
import { join } from 'node:path';
import { ENVIRONMENT, mustRunNx, NODE, prepareWorkspace, WORKSPACE } from './prepare-workspace.mjs';
import { endWith, mustRun, run } from './run-command.mjs';

await prepareWorkspace();
// The emulators and the example data need the functions alone. Asking Nx whether they changed takes longer than building them.
await mustRun('Building the functions', NODE, [join(WORKSPACE, 'apps/functions/build.mjs')], {
  cwd: WORKSPACE,
  env: ENVIRONMENT,
  quiet: true,
});
const built = mustRunNx(
  'Building the applications that have changed',
  ['run-many', '-t', 'build', '-p', 'release-platform,fourtrack,host', '--outputStyle=static'],
  { quiet: true },
).then(() => 'built');
const stack = join(WORKSPACE, 'tools/dev-stack/src/start.ts');
const code = await run(NODE, [stack, '--await-builds', ...process.argv.slice(2)], {
  cwd: WORKSPACE,
  env: ENVIRONMENT,
  message: built,
});
await endWith(code);
