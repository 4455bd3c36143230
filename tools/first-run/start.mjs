/** `npm start`: everything on this machine, from a fresh clone on. */
import { join } from 'node:path';
import { ENVIRONMENT, mustRunNx, NODE, prepareWorkspace, WORKSPACE } from './prepare-workspace.mjs';
import { run } from './run-command.mjs';

await prepareWorkspace();
await mustRunNx(
  'Building what has changed',
  ['run-many', '-t', 'build', '-p', 'release-platform,fourtrack,functions,host', '--outputStyle=static'],
  { quiet: true },
);
const stack = join(WORKSPACE, 'tools/dev-stack/src/start.ts');
process.exit(await run(NODE, [stack, ...process.argv.slice(2)], { cwd: WORKSPACE, env: ENVIRONMENT }));
