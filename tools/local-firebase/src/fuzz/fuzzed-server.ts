import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Content of the server, and the inconsistencies that it found. */
export interface Census {
  readonly connections: number;
  readonly streams: number;
  readonly errors: readonly string[];
}

export interface FuzzedServer {
  readonly port: number;
  /** Rejects when the process has died. */
  census(): Promise<Census>;
  /** The census once nothing is held any more; gives up, with what is left, after ten seconds. */
  emptied(): Promise<Census>;
  end(): Promise<void>;
}

/** Starts the server under fuzz in a process of its own. */
export async function startFuzzedServer(): Promise<FuzzedServer> {
  const child = fork(path.join(import.meta.dirname, 'fuzzed-program.ts'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`The server died (${code ?? signal}).`);
  });
  exited.catch(() => undefined);
  const answer = async <T>() => ((await Promise.race([once(child, 'message'), exited])) as [T])[0];
  const { port } = await answer<{ port: number }>();
  const census = () => {
    child.send('census');
    return answer<Census>();
  };
  return {
    port,
    census,
    async emptied() {
      const deadline = performance.now() + 10_000;
      let found = await census();
      while (found.connections + found.streams > 0 && performance.now() < deadline) found = await census();
      return found;
    },
    async end() {
      child.kill();
      await exited.catch(() => undefined);
    },
  };
}
