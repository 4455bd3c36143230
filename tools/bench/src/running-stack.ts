import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { addressesOf, readSettings, WORKSPACE, type Addresses } from '@countin/dev-stack';
import { memoryOf } from './process-memory.ts';

/** The whole product, started as `npm start` starts it, with ports and data of its own. */
export interface RunningStack {
  readonly addresses: Addresses;
  /** From the command to the printed addresses, seconds. */
  readonly startSeconds: number;
  /** Memory of every process of the stack, megabytes; what processes share is counted once. */
  memory(): number;
  stop(): Promise<void>;
}

/** Added to every port of a measured stack. */
export const PORT_OFFSET = process.env['COUNTIN_BENCH_PORT_OFFSET'] ?? '20000';

const ENVIRONMENT = { COUNTIN_STATE: '.local/bench', COUNTIN_PORT_OFFSET: PORT_OFFSET };

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
    memory: () => memoryOf(child.pid ?? 0),
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
