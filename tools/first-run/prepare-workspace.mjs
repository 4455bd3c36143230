import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packagesAreInstalled } from './installed-packages.mjs';
import { mustRun, run } from './run-command.mjs';

export const WORKSPACE = fileURLToPath(new URL('../..', import.meta.url));
const OLDEST_NODE = 20;

/** The Node.js that the lockfile pins. */
export const NODE = join(WORKSPACE, 'node_modules/node/bin/node');

/** For every command: the pinned Node.js first, nothing asked, nothing reported, no process left behind. */
export const ENVIRONMENT = {
  PATH: [dirname(NODE), join(WORKSPACE, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(':'),
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_NO_CLOUD: 'true',
  NX_INTERACTIVE: 'false',
  NX_VERBOSE_LOGGING: 'false',
};

/** Installs the packages of the lockfile when they are not there. */
export async function prepareWorkspace() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE) {
    console.error(`Node.js ${OLDEST_NODE} or newer is needed, this is ${process.version}. See https://nodejs.org`);
    process.exit(1);
  }
  if (packagesAreInstalled(WORKSPACE)) return;
  // The npm that runs this script, else the one on the machine.
  const npm = process.env['npm_execpath'];
  const [command, ...first] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  await mustRun(
    'Installing packages',
    command ?? 'npm',
    [...first, 'ci', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'],
    { cwd: WORKSPACE },
  );
}

/**
 * Runs Nx on the pinned Node.js.
 *
 * @typedef {{ env?: Record<string, string>, quiet?: boolean, patient?: boolean }} NxOptions patient: other processes go first
 * @param {readonly string[]} args
 * @param {NxOptions} [options]
 * @returns {Promise<number>} its exit code
 */
export function runNx(args, options) {
  return run(...nxCommand(args, options));
}

/**
 * The same, for a step without which nothing can go on.
 *
 * @param {string} what said when it fails
 * @param {Parameters<typeof runNx>} command
 */
export function mustRunNx(what, ...command) {
  return mustRun(what, ...nxCommand(...command));
}

/**
 * @param {Parameters<typeof runNx>} command
 * @returns {Parameters<typeof run>}
 */
function nxCommand(...[args, { env = {}, quiet = false, patient = false } = {}]) {
  const command = [NODE, join(WORKSPACE, 'node_modules/nx/dist/bin/nx.js'), ...args];
  const [first = '', ...rest] = patient ? ['nice', '-n', '10', ...command] : command;
  return [first, rest, { cwd: WORKSPACE, quiet, env: { ...ENVIRONMENT, ...env } }];
}
