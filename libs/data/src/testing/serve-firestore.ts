import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
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
  const address = { host: '127.0.0.1', port: await freePort() };
  const server = spawn(process.execPath, [SERVER, '--host', address.host, '--port', String(address.port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  const listening = new Promise<void>((resolve) => {
    server.stdout.on('data', (line: Buffer) => line.includes('listening') && resolve());
  });
  await Promise.race([
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

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
