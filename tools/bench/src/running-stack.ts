import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressesOf, readSettings, WORKSPACE, type Addresses } from '@countin/dev-stack';

/** The whole product, started as `npm start` starts it, with ports and data of its own. */
export interface RunningStack {
  readonly addresses: Addresses;
  /** From the command to the printed addresses, seconds. */
  readonly startSeconds: number;
  /** Memory of every process of the stack, megabytes; what processes share is counted once. */
  memory(): number;
  stop(): Promise<void>;
}

const ENVIRONMENT = {
  COUNTIN_STATE: '.local/bench',
  COUNTIN_PORT_OFFSET: process.env['COUNTIN_BENCH_PORT_OFFSET'] ?? '20000',
};

export async function startStack(...flags: string[]): Promise<RunningStack> {
  const began = performance.now();
  const child = spawn(process.execPath, [join(WORKSPACE, 'tools/dev-stack/src/start.ts'), ...flags], {
    cwd: WORKSPACE,
    env: { ...process.env, ...ENVIRONMENT },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await untilRunning(child);
  const startSeconds = (performance.now() - began) / 1000;
  return {
    addresses: addressesOf(readSettings(flags, ENVIRONMENT)),
    startSeconds,
    memory: () => processTree(child.pid ?? 0).reduce((sum, pid) => sum + proportionalMegabytes(pid), 0),
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function untilRunning(child: ChildProcess): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Countin is running')) resolve();
    });
    child.once('exit', () => reject(new Error(`the stack ended:\n${said}`)));
  });
}

function processTree(root: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = read(`/proc/${name}/stat`);
    parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
  }
  const tree = [root];
  for (const pid of tree) for (const [child, parent] of parents) if (parent === pid) tree.push(child);
  return tree;
}

function proportionalMegabytes(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024;
}

/** A process may end while it is being looked at. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
