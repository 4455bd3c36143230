import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Row } from '../row.ts';
import { benchCommits } from './commit-rows.ts';
import { benchFanOut, benchUnconcernedListeners } from './fan-out-rows.ts';
import { benchGrowth } from './growth-rows.ts';
import { answerOf, startLoadClient, startProgram } from './load.ts';
import { benchMemory } from './memory-rows.ts';
import { benchPointReads } from './read-rows.ts';

/** The local Firestore server beside raw SQLite and a bare gRPC server; clients are processes of their own. */
export async function benchFirestore(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'countin-bench-'));
  const server = startProgram('server-program.ts', [join(folder, 'firestore.sqlite')], { NODE_OPTIONS: '--expose-gc' });
  const bare = startProgram('bare-program.ts');
  const bareStore = startProgram('bare-insert-program.ts', [join(folder, 'bare.sqlite')]);
  const client = startLoadClient();
  try {
    const [address, bareAddress, bareStoreAddress] = [
      await addressOf(server),
      await addressOf(bare),
      await addressOf(bareStore),
    ];
    return [
      ...(await benchCommits(address, bareStore, bareStoreAddress, client, folder)),
      ...(await benchPointReads(address, bare, bareAddress, client)),
      ...(await benchFanOut(address, bare, bareAddress, client)),
      ...(await benchUnconcernedListeners(address, client)),
      ...(await benchMemory(address, server)),
      ...(await benchGrowth(address, client)),
    ];
  } finally {
    client.end();
    const gone = Promise.all([server, bare, bareStore].map((program) => once(program, 'exit')));
    for (const program of [server, bare, bareStore]) program.kill();
    await gone;
    rmSync(folder, { recursive: true });
  }
}

async function addressOf(program: ReturnType<typeof startProgram>): Promise<string> {
  return `127.0.0.1:${(await answerOf<{ port: number }>(program)).port}`;
}
