import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import readline from 'node:readline';

/** A program of ours as a process of its own, to be killed. */
export interface ServerProcess {
  readonly port: number;
  /** Sends the signal; resolves with the exit code, null when the signal ended it. */
  end(signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT'): Promise<number | null>;
}

/** Starts Firestore; resolves when it listens, rejects when it ends before. */
export function startServerProcess(port: number, dataFile: string): Promise<ServerProcess> {
  return startProgram('local-firestore.mjs', ['--port', String(port)], { LOCAL_FIRESTORE_DATA: dataFile });
}

/** Starts a program of `bin`; resolves when it listens, rejects when it ends before. */
export async function startProgram(
  name: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<ServerProcess> {
  const program = path.join(import.meta.dirname, '../../bin', name);
  const env = { ...process.env, ...environment };
  const child = spawn(process.execPath, [program, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    return (await exited)[0];
  };
  const listening = async () => {
    for await (const line of readline.createInterface({ input: child.stdout })) {
      const taken = /listening on http:\/\/[^:]+:(\d+)/.exec(line)?.[1];
      if (taken !== undefined) return Number(taken);
    }
    throw new Error('The server ended before it listened.');
  };
  const taken = await listening();
  child.stdout.resume();
  return { port: taken, end };
}
