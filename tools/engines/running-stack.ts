import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { addressesOf, PROJECT_ID, readSettings, WORKSPACE, type Addresses } from '@countin/dev-stack';
import { callables } from '@countin/domain/callables';
import { FUNCTIONS_REGION } from '@countin/domain/fields';

const ENVIRONMENT = {
  COUNTIN_STATE: '.local/engines',
  COUNTIN_PORT_OFFSET: process.env['COUNTIN_ENGINES_PORT_OFFSET'] ?? '15000',
};
/** Above the stack's own ports. */
export const DRIVER_PORT = Number(ENVIRONMENT.COUNTIN_PORT_OFFSET) + 9900;

/** The product with new example data, on ports of its own. */
export async function startStack(): Promise<{ readonly addresses: Addresses; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [join(WORKSPACE, 'tools/dev-stack/src/start.ts'), '--reset'], {
    cwd: WORKSPACE,
    env: { ...process.env, ...ENVIRONMENT },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await untilRunning(child);
  const addresses = addressesOf(readSettings(['--reset'], ENVIRONMENT));
  await loadFunctions(addresses);
  return {
    addresses,
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Functions load at their first call. On a busy machine that takes longer than the host waits for a signup. */
async function loadFunctions({ functions }: Addresses): Promise<void> {
  for (const { name } of Object.values(callables)) {
    const answer = await fetch(`${functions}/${PROJECT_ID}/${FUNCTIONS_REGION}/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: null }),
    });
    // Refused: what matters is that there is an answer.
    await answer.arrayBuffer();
  }
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
