import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const MODULE = pathToFileURL(join(import.meta.dirname, 'run-command.mjs')).href;

/** Runs a script that uses the module, as its own process. */
function script(/** @type {string} */ body) {
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', `import { run, mustRun, endWith } from ${JSON.stringify(MODULE)};\n${body}`],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return {
    child,
    said: (/** @type {string} */ text) => expect.poll(() => output, { timeout: 10_000 }).toContain(text),
    ended: new Promise((resolve) => child.once('exit', (code) => resolve({ code, output }))),
  };
}
const node = (/** @type {string} */ code) => `process.execPath, ['-e', ${JSON.stringify(code)}], { cwd: '.' }`;

test('gives the exit code of the command', async () => {
  const { ended } = script(`process.exit(await run(${node('process.exit(7)')}))`);
  expect(await ended).toMatchObject({ code: 7 });
});

test('a step that must work ends everything with its code, and says what failed', async () => {
  const { ended } = script(`await mustRun('Baking', ${node('process.exit(3)')}); console.log('went on')`);
  expect(await ended).toEqual({ code: 3, output: 'Baking …\n\nBaking failed (exit code 3).\n' });
});

test('a step that worked says how long it took', async () => {
  const { ended } = script(`await mustRun('Baking', ${node('')})`);
  expect(await ended).toEqual({
    code: 0,
    output: expect.stringMatching(/^Baking …\n {2}Baking: done in \d+\.\d s\n$/),
  });
});

test('a step that fails ends what runs beside it first, and says last what failed', async () => {
  const beside =
    "process.on('SIGTERM', () => setTimeout(() => { console.log('tidied up'); process.exit(0); }, 200)); console.log('ready'); setInterval(() => {}, 1000)";
  const { ended } = script(
    `void run(${node(beside)}).then(endWith); await mustRun('Baking', ${node('setTimeout(() => process.exit(3), 500)')})`,
  );
  expect(await ended).toEqual({ code: 3, output: 'Baking …\nready\ntidied up\n\nBaking failed (exit code 3).\n' });
});

test('a command is told what was promised to it', async () => {
  const listener = "process.once('message', (said) => { console.log(said); process.exit(4); })";
  const { ended } = script(
    `process.exit(await run(process.execPath, ['-e', ${JSON.stringify(listener)}], { cwd: '.', message: Promise.resolve('it is built') }))`,
  );
  expect(await ended).toEqual({ code: 4, output: 'it is built\n' });
});

test('a command that has ended is told nothing any more', async () => {
  const { ended } = script(
    `const later = Promise.withResolvers(); const code = await run(process.execPath, ['-e', ''], { cwd: '.', message: later.promise }); later.resolve('late'); await later.promise; console.log('went on')`,
  );
  expect(await ended).toEqual({ code: 0, output: 'went on\n' });
});

test('the end of one command can end the others, of which only it gives the code', async () => {
  const { ended } = script(
    `void mustRun('Baking', ${node("console.log('ready'); setInterval(() => {}, 1000)")}); await endWith(await run(${node('setTimeout(() => process.exit(5), 500)')}))`,
  );
  expect(await ended).toEqual({ code: 5, output: 'Baking …\nready\n' });
});

test('a command that is not there is named', async () => {
  const { ended } = script("await mustRun('Baking', 'no-such-oven', [], { cwd: '.' })");
  expect(await ended).toMatchObject({ code: 127, output: expect.stringContaining('no-such-oven') });
});

test('what a quiet command writes is shown when it fails, and only then', async () => {
  const quiet = (/** @type {number} */ code) =>
    script(
      `await run(process.execPath, ['-e', 'console.log("a word"); process.exit(${code})'], { cwd: '.', quiet: true })`,
    );
  expect(await quiet(0).ended).toMatchObject({ output: '' });
  expect(await quiet(1).ended).toMatchObject({ output: 'a word\n' });
});

test.each([
  ['SIGTERM', 5],
  ['SIGINT', 0],
])('%s reaches the command, whose answer is the exit code', async (signal, code) => {
  const { child, said, ended } = script(
    `process.exit(await run(${node(`process.on('${signal}', () => process.exit(${code})); console.log('ready'); setInterval(() => {}, 1000)`)}))`,
  );
  await said('ready');
  child.kill(/** @type {NodeJS.Signals} */ (signal));
  expect(await ended).toMatchObject({ code });
});

test('after a signal no further step begins', async () => {
  const { child, said, ended } = script(
    `await mustRun('Baking', ${node("console.log('ready'); setInterval(() => {}, 1000)")}); console.log('went on')`,
  );
  await said('ready');
  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: 143, output: 'Baking …\nready\n' });
});

test('run by npm, it ends the command when the shell in between is gone', async () => {
  const inner = `import { run } from ${JSON.stringify(MODULE)}; console.log('runner ' + process.pid); process.exit(await run(${node("console.log('ready'); setInterval(() => {}, 1000)")}))`;
  const shell = spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, inner], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_lifecycle_event: 'start' },
  });
  let output = '';
  shell.stdout.on('data', (chunk) => (output += chunk));
  await expect.poll(() => output, { timeout: 10_000 }).toContain('ready');
  shell.kill('SIGKILL');
  const runner = Number(/runner (\d+)/.exec(output)?.[1]);
  await expect.poll(() => isThere(runner), { timeout: 10_000 }).toBe(false);
});

function isThere(/** @type {number} */ pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
