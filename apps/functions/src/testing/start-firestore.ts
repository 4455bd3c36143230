import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** `host:port` of the Firestore that every test file of this run shares. */
    firestoreHost: string;
  }
}

const PROGRAM = join(import.meta.dirname, '../../../../tools/local-firebase/src/main.ts');

/**
 * Starts a Firestore for this run; the tests use the database for real. Where one runs already
 * (`FIRESTORE_EMULATOR_HOST`, for instance the official emulator), that one is used.
 */
export default async function startFirestore(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env['FIRESTORE_EMULATOR_HOST'];
  if (given) {
    project.provide('firestoreHost', given);
    return undefined;
  }
  const server = spawn(process.execPath, [PROGRAM, '--host', '127.0.0.1', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(server.stdout)) {
    const address = /listening on http:\/\/(\S+)/.exec(line)?.[1];
    if (address === undefined) continue;
    project.provide('firestoreHost', address);
    server.stdout.resume();
    return async () => {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
    };
  }
  throw new Error('The local Firestore did not start.');
}
