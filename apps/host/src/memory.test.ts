import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';

/** Memory of the deployed host, and the heap that Node allows itself in it. */
const MEMORY = 512 * 1024 * 1024;
const HEAP = '--max-old-space-size=256';
const VARIANTS = 20_000;

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

function get(port: number, path: string, encoding: string): Promise<number> {
  const headers = { host: 'countin.localhost:5173', 'accept-encoding': encoding };
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers, agent }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    })
      .once('error', reject)
      .end();
  });
}

/** Addresses that a visitor makes up. Every fifth is requested again, so that it is stored. */
function* variants(): Generator<[path: string, encoding: string]> {
  for (let nth = 0; nth < VARIANTS; nth += 1) {
    if (nth % 40 === 0) yield [`/qr/release/invented-${nth}.png`, 'identity'];
    const path = `/feed?artist=q${nth}`;
    for (let again = nth % 5 === 0 ? 2 : 1; again > 0; again -= 1) yield [path, nth % 10 === 0 ? 'gzip' : 'identity'];
  }
}

test('twenty thousand invented variants of pages and codes fit into the memory of the deployed host', async () => {
  const program = spawn(process.execPath, [HEAP, join(import.meta.dirname, 'testing/memory-program.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface(program.stdout)[Symbol.asyncIterator]();
  const numberAfter = async (word: string) => Number((await lines.next()).value?.toString().replace(`${word} `, ''));
  const port = await numberAfter('port');
  const waiting = variants();
  const worker = async () => {
    for (const [path, encoding] of waiting) expect([200, 503]).toContain(await get(port, path, encoding));
  };
  await Promise.all(Array.from({ length: 32 }, worker));
  program.kill('SIGTERM');
  const most = await numberAfter('most');
  await once(program, 'exit');
  agent.destroy();
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThan(MEMORY);
}, 240_000);
