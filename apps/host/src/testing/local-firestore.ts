import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const PROGRAM = join(import.meta.dirname, '../../../../tools/local-firebase/bin/local-firestore.mjs');

/** A Firestore of its own for a test, in memory. */
export async function startFirestore(): Promise<{ address: string; stop(): Promise<void> }> {
  const server = spawn(process.execPath, [PROGRAM, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: server.stdout });
  const address = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const listening = /listening on http:\/\/(\S+)/.exec(line)?.[1];
      if (listening) resolve(listening);
    });
    server.once('exit', (code) => reject(new Error(`Firestore ended with ${code}`)));
  });
  return {
    address,
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
  };
}
