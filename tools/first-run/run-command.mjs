import { spawn } from 'node:child_process';
import { once } from 'node:events';

const SIGNAL_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
/** @type {keyof typeof SIGNAL_CODES | undefined} */
let asked;
let ending = false;

// The child decides how to end on a signal; this process only passes the signal on and waits.
for (const name of /** @type {(keyof typeof SIGNAL_CODES)[]} */ (Object.keys(SIGNAL_CODES)))
  process.on(name, () => stop(name));

// A signal to npm alone ends the shell between npm and this process, which passes nothing on.
const parent = process.ppid;
if (process.env['npm_lifecycle_event']) {
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    stop('SIGTERM');
  }, 500);
  looking.unref();
}

/** @param {keyof typeof SIGNAL_CODES} name */
function stop(name) {
  asked = name;
  if (running.size === 0) process.exit(SIGNAL_CODES[name]);
  for (const child of running) child.kill(name);
}

/**
 * @typedef {object} RunOptions
 * @property {string} cwd
 * @property {Record<string, string>} [env]
 * @property {boolean} [quiet] what it writes is shown only when it fails
 * @property {Promise<string>} [message] sent to a Node.js script once it is there
 */

/**
 * Runs a command with this process's own input and output.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} options
 * @returns {Promise<number>} its exit code
 */
export async function run(command, args, { cwd, env = {}, quiet = false, message }) {
  const output = quiet ? 'pipe' : 'inherit';
  const child = spawn(command, args, {
    cwd,
    stdio: [quiet ? 'ignore' : 'inherit', output, output, ...(message ? /** @type {const} */ (['ipc']) : [])],
    env: { ...process.env, ...env },
  });
  running.add(child);
  void message?.then((said) => child.connected && child.send(said));
  /** @type {Buffer[]} */
  const written = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => written.push(chunk));
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(127);
    });
    child.once('close', (exitCode, signal) =>
      resolve(exitCode ?? SIGNAL_CODES[/** @type {keyof typeof SIGNAL_CODES} */ (signal)] ?? 1),
    );
  });
  running.delete(child);
  if (code !== 0 && !asked && !ending) process.stderr.write(Buffer.concat(written));
  // Between two commands nothing would notice the signal any more.
  if (asked && code !== 0 && running.size === 0) process.exit(code);
  return code;
}

/**
 * Ends every command that still runs, waits until they have ended, and ends this process. The first call decides how.
 *
 * @param {number} code
 * @param {string} [lastWords]
 * @returns {Promise<never>}
 */
export async function endWith(code, lastWords) {
  if (ending) return new Promise(() => undefined);
  ending = true;
  const ends = [...running].map((child) => once(child, 'close'));
  // Those that a signal was passed on to are ending already.
  if (!asked) for (const child of running) child.kill('SIGTERM');
  await Promise.all(ends);
  if (lastWords) console.error(lastWords);
  process.exit(code);
}

/**
 * The same as `run`, for a step without which nothing can go on. It says when the step begins, and how long it took.
 * When the step fails, everything that runs beside it ends too.
 *
 * @param {string} what said of the step, such as `Building`
 * @param {Parameters<typeof run>} command
 */
export async function mustRun(what, ...command) {
  console.error(`${what} …`);
  const began = performance.now();
  const code = await run(...command);
  if (code === 0 && !asked) {
    console.error(`  ${what}: done in ${((performance.now() - began) / 1000).toFixed(1)} s`);
    return;
  }
  await endWith(
    code === 0 && asked ? SIGNAL_CODES[asked] : code,
    asked ? undefined : `\n${what} failed (exit code ${code}).`,
  );
}
