import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '@countin/domain/testing/free-ports';

const WORKSPACE = join(import.meta.dirname, '../..');
/** Variables that Nx sets for its tasks, this test among them, are not for the Nx that the test runs. */
const ENVIRONMENT = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('NX_') || name === 'NX_CACHE_DIRECTORY'),
);

test('nx serve fails when its port is taken, and says which', { timeout: 90_000 }, async () => {
  const port = await freePort();
  const other = createServer().listen(port, 'localhost');
  await once(other, 'listening');
  const env = {
    ...ENVIRONMENT,
    COUNTIN_PORT_MAIN: String(port),
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    NX_NO_CLOUD: 'true',
    NX_INTERACTIVE: 'false',
  };
  const nx = spawn(process.execPath, [join(WORKSPACE, 'node_modules/nx/dist/bin/nx.js'), 'serve', 'release-platform'], {
    cwd: WORKSPACE,
    env,
  });
  let output = '';
  for (const stream of [nx.stdout, nx.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(nx, 'exit');
  other.close();
  expect(output).toContain(`Port ${port} is already in use`);
  expect(code).not.toBe(0);
});
