import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StackProcess } from './child-process.ts';
import { SupervisedProcess } from './supervised-process.ts';
import { isRunning, processTree } from './process-tree.ts';
import type { WatchOver } from './watch-over.ts';

let folder: string;
const lines: string[] = [];
const started: StackProcess[] = [];
const unwatched: WatchOver = { add: () => undefined, remove: () => undefined, close: () => undefined };
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'processes-'));
  lines.length = 0;
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((each) => each.stop('SIGTERM', 0)));
  await rm(folder, { recursive: true });
});

function start(code: string): StackProcess {
  const child = new StackProcess({
    command: process.execPath,
    args: ['-e', code],
    environment: {},
    folder,
    log: join(folder, 'log'),
    onLine: (line) => lines.push(line),
    watch: unwatched,
  });
  started.push(child);
  return child;
}
const said = (text: string) => expect.poll(() => lines, { timeout: 10_000 }).toContain(text);
const pidIn = (prefix: string) => Number(lines.find((line) => line.startsWith(prefix))?.slice(prefix.length));
const gone = (pid: number) => expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false);
/** Starts a process in a group of its own that ignores signals, as some tools do. */
const STUBBORN_CHILD = `
  const child = require('node:child_process').spawn(process.execPath, ['-e', "process.on('SIGTERM', () => 0); process.on('SIGINT', () => 0); setInterval(() => 0, 1000)"], { detached: true });
  console.log('child ' + child.pid); setInterval(() => 0, 1000);`;

describe('a process of the stack', () => {
  test('is asked to end and may end in order', async () => {
    const child = start(
      "process.on('SIGINT', () => { console.log('bye'); process.exit(0); }); console.log('here'); setInterval(() => 0, 1000)",
    );
    await said('here');
    await child.stop('SIGINT', 10_000);
    expect(await child.ended).toEqual({ code: 0, signal: null });
    expect(await readFile(join(folder, 'log'), 'utf8')).toBe('here\nbye\n');
  });

  test('takes everything it has started with it, other process groups included', async () => {
    const child = start(STUBBORN_CHILD);
    await expect.poll(() => pidIn('child '), { timeout: 10_000 }).toBeGreaterThan(0);
    const grandchild = pidIn('child ');
    expect(processTree(child.pid ?? 0)).toEqual([child.pid, grandchild]);
    await child.stop('SIGTERM', 300);
    await gone(grandchild);
  });

  test('that does not exist ends at once', async () => {
    const child = new StackProcess({
      command: join(folder, 'nothing'),
      args: [],
      environment: {},
      folder,
      log: join(folder, 'log'),
      onLine: () => undefined,
      watch: unwatched,
    });
    expect(await child.ended).toEqual({ code: 127, signal: null });
  });
});

describe('a process that is kept', () => {
  const keep = (code: string, whenReady = async () => undefined as void) => {
    const reports: string[] = [];
    const given: string[] = [];
    const kept = new SupervisedProcess({
      name: 'it',
      start: () => start(code),
      whenReady,
      report: (message) => reports.push(message),
      giveUp: (message) => given.push(message),
    });
    return { kept, reports, given };
  };

  test('is started again when it is killed', async () => {
    const { kept, reports } = keep("console.log('up ' + process.pid); setInterval(() => 0, 1000)");
    await kept.ready;
    await expect.poll(() => pidIn('up '), { timeout: 10_000 }).toBeGreaterThan(0);
    process.kill(pidIn('up '), 'SIGKILL');
    await expect.poll(() => lines.filter((line) => line.startsWith('up ')).length, { timeout: 10_000 }).toBe(2);
    await kept.stop('SIGTERM', 5000);
    expect(reports).toEqual(['it has ended (SIGKILL) and is started again', 'it is back']);
  });

  test('that keeps ending is given up after three new starts', async () => {
    const { given, reports } = keep('process.exit(3)');
    await expect.poll(() => given, { timeout: 20_000 }).toEqual(['it keeps ending (code 3)']);
    expect(reports.filter((report) => report.includes('started again'))).toHaveLength(3);
  });

  test('that ends before it is ready is reported, and not restarted', async () => {
    const { kept, reports } = keep('process.exit(3)', () => new Promise(() => undefined));
    await expect(kept.ready).rejects.toThrow('it ended while it was starting (code 3)');
    expect(reports).toEqual([]);
  });
});

test('when the supervisor itself is killed, its processes end all the same', async () => {
  const module = (name: string) => JSON.stringify(pathToFileURL(join(import.meta.dirname, name)).href);
  const supervisor = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `
    import { StackProcess } from ${module('child-process.ts')};
    import { watchOver } from ${module('watch-over.ts')};
    const child = new StackProcess({ command: process.execPath, args: ['-e', ${JSON.stringify(STUBBORN_CHILD)}], environment: {}, folder: '.', log: ${JSON.stringify(join(folder, 'log'))},
      onLine: (line) => console.log(line), watch: watchOver() });
    console.log('supervised ' + child.pid);
  `,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  supervisor.stdout.on('data', (chunk: Buffer) => lines.push(...chunk.toString().trim().split('\n')));
  await expect.poll(() => pidIn('child ') > 0 && pidIn('supervised ') > 0, { timeout: 10_000 }).toBe(true);
  supervisor.kill('SIGKILL');
  await gone(pidIn('supervised '));
  await expect.poll(() => isRunning(pidIn('child ')), { timeout: 15_000 }).toBe(false);
}, 30_000);
