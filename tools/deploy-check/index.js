/** `node tools/deploy-check`: runs the check on the Node.js that the lockfile pins, which strips types. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { NODE, prepareWorkspace } from '../first-run/prepare-workspace.mjs';

await prepareWorkspace();
const program = fileURLToPath(new URL('main.ts', import.meta.url));
const { status } = spawnSync(NODE, [program, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = status ?? 1;
