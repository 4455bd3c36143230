import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

const SERVER = fileURLToPath(new URL('../../../../tools/catalogue-server/src/main.ts', import.meta.url));

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the catalogue server that every test file of this run shares. */
    catalogueServer: string;
  }
}

/** Starts the catalogue server once for all tests of this library. */
export default async function serveCatalogue(project: TestProject): Promise<() => Promise<void>> {
  const server = spawn(process.execPath, [SERVER, '--port', '0', '--today', '2026-11-20'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const listening = new Promise<string>((resolve) => {
    createInterface(server.stdout).on('line', (line) => {
      const origin = /listening on (http:\/\/\S+)/.exec(line)?.[1];
      if (origin) resolve(origin);
    });
  });
  const origin = await Promise.race([
    listening,
    ended.then(() => {
      throw new Error('The catalogue server did not start');
    }),
  ]);
  project.provide('catalogueServer', origin);
  return async () => {
    server.kill('SIGTERM');
    await ended;
  };
}
