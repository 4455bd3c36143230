import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sumOfDay } from '@countin/domain/numbers';
import { documents, readDocument } from '@countin/domain/documents';
import { afterEach, expect, test } from 'vitest';
import { ask, beacon } from '../testing/counting-stage.ts';
import { setUpReader } from '../testing/reader-stage.ts';

const PROGRAM = join(import.meta.dirname, '../testing/counting-program.ts');
const KILLS = 20;
/** Requests in flight: as many may have been counted and not acknowledged at each kill. */
const AT_ONCE = 4;

const stage = setUpReader('demo-counting');
const folder = mkdtempSync(join(tmpdir(), 'countin-kill-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function startProgram() {
  const child = spawn(process.execPath, ['--no-warnings', PROGRAM, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { child, port: Number(line.slice('port '.length)) };
}

test('20 kills under load lose no acknowledged event, and count none twice', { timeout: 120_000 }, async () => {
  await stage.firestore().doc('artistProfiles/mira').set({ id: 'mira' });
  let [sent, acknowledged] = [0, 0];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { child, port } = await startProgram();
    const exited = once(child, 'exit');
    let isRunning = true;
    // Other moments of the flushes each time: they follow each other every 40 ms.
    const enough = acknowledged + 60 + kill * 7;
    const load = Array.from({ length: AT_ONCE }, async () => {
      while (isRunning) {
        sent += 1;
        const address = `10.${kill}.${(sent >> 8) % 256}.${sent % 256}`;
        const status = await ask(port, { body: beacon() }, { address });
        if (status === 204) acknowledged += 1;
        if (isRunning && acknowledged >= enough) {
          isRunning = false;
          child.kill('SIGKILL');
        }
      }
    });
    await Promise.all([...load, exited]);
  }
  const { child } = await startProgram();
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;

  const shards = await stage.firestore().collection(documents.dayNumbers('artist', 'mira').path).get();
  const contents = shards.docs.flatMap((each) => readDocument(documents.dayNumbers, each)?.content ?? []);
  const counted = sumOfDay(contents).whole.counts.views ?? 0;
  expect(acknowledged).toBeGreaterThan(KILLS * 60);
  expect(counted).toBeGreaterThanOrEqual(acknowledged);
  // Each kill leaves four requests at most without an answer.
  expect(counted).toBeLessThanOrEqual(acknowledged + KILLS * AT_ONCE);
  expect(sent - acknowledged).toBeLessThanOrEqual(KILLS * AT_ONCE);
});
