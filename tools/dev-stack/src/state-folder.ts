import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunning } from './processes/process-tree.ts';

/** Everything that a stack keeps; `--reset` removes exactly this. */
const KEPT = [
  'firestore.sqlite',
  'firestore.sqlite-wal',
  'firestore.sqlite-shm',
  'tasks.sqlite',
  'tasks.sqlite-wal',
  'tasks.sqlite-shm',
  'accounts.json',
  'seeded.json',
  'secrets.json',
  'stack.json',
  'firestore.pid',
  'storage',
  'mail',
  'firebase',
  'official-firestore',
  'config',
  'logs',
  'compile-cache',
];

/** Makes the folder of a stack its own. */
export async function openState(state: string, reset: boolean): Promise<{ release(): Promise<void> }> {
  await mkdir(state, { recursive: true });
  const lock = join(state, 'stack.pid');
  const holder = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
  if (holder > 0 && holder !== process.pid && isRunning(holder)) {
    throw new Error(
      `This stack is running already (process ${holder}). A second one needs its own COUNTIN_STATE and COUNTIN_PORT_OFFSET.`,
    );
  }
  await writeFile(lock, String(process.pid));
  if (reset) for (const name of KEPT) await rm(join(state, name), { recursive: true, force: true });
  await rm(join(state, 'stack.json'), { force: true });
  // Logs tell of this run alone.
  await rm(join(state, 'logs'), { recursive: true, force: true });
  await mkdir(join(state, 'logs'), { recursive: true });
  return {
    async release() {
      await rm(join(state, 'stack.json'), { force: true });
      await rm(lock, { force: true });
    },
  };
}
