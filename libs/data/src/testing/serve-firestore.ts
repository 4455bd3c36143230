import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

const SERVER = fileURLToPath(new URL('../../../../tools/local-firebase/src/main.ts', import.meta.url));

export interface FirestoreAddress {
  readonly host: string;
  readonly port: number;
}

declare module 'vitest' {
  interface ProvidedContext {
    firestore: FirestoreAddress;
  }
}

/**
 * Starts the local Firestore server once for all tests of this library. Where FIRESTORE_EMULATOR_HOST names one
 * that runs already, such as the official emulator, the tests use that.
 */
export default async function serveFirestore(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const running = process.env['FIRESTORE_EMULATOR_HOST'];
  if (running) {
    const { hostname, port } = new URL(`http://${running}`);
    project.provide('firestore', { host: hostname, port: Number(port) });
    return undefined;
  }
  const server = spawn(process.execPath, [SERVER, '--host', '127.0.0.1', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const listening = new Promise<FirestoreAddress>((resolve) => {
    createInterface(server.stdout).on('line', (line) => {
      const address = /listening on (http:\/\/\S+)/.exec(line)?.[1];
      if (address) resolve({ host: new URL(address).hostname, port: Number(new URL(address).port) });
    });
  });
  const address = await Promise.race([
    listening,
    ended.then(() => {
      throw new Error('The local Firestore server did not start');
    }),
  ]);
  project.provide('firestore', address);
  return async () => {
    server.kill('SIGTERM');
    await ended;
  };
}
