import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documents } from '@countin/domain/documents';
import { expect, inject, onTestFinished, test } from 'vitest';
import { anImportWorld, callAs, MIRA, readRun, releasesOf, RUN, runOf, stepsOf } from '../../testing/import-stage.ts';
import { ObjectFolder } from '../../testing/object-folder.ts';

const PROGRAM = join(import.meta.dirname, '../../testing/run-import.ts');
const RELEASES = 1000;
const KILLS = 10;
const HOUR = 3_600_000;

test('an import of 1,000 that is killed ten times writes each release once', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'countin-import-'));
  const world = await anImportWorld();
  Object.assign(world, { objects: new ObjectFolder(folder) });
  let program: ChildProcess | null = null;
  onTestFinished(() => {
    program?.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });
  const rows = Array.from({ length: RELEASES }, (_, at) => `Mira Okafor,Song ${at}`);
  await readRun(world, ['Artist,Title', ...rows].join('\n'));
  await callAs(world, MIRA, 'applyImport', { runId: RUN, digest: '', publish: false });

  const start = (attempt: number) =>
    fork(PROGRAM, [inject('firestoreHost'), world.projectId, folder, RUN, String(attempt * HOUR)], {
      execArgv: [],
      env: { ...process.env, NODE_ENV: 'production' },
    });
  const steps = world.db.collection(documents.importSteps(RUN).path);
  const written = async () => (await steps.count().get()).data().count;
  let kills = 0;
  for (let attempt = 1; kills < KILLS; attempt += 1) {
    const before = await written();
    program = start(attempt);
    const exit = once(program, 'exit');
    const more = (async () => {
      while ((await written()) === before && program?.exitCode === null);
    })();
    await Promise.race([more, exit]);
    program.kill('SIGKILL');
    const [, signal] = (await exit) as [number | null, string | null];
    // It was done before.
    if (signal !== 'SIGKILL') break;
    kills += 1;
  }
  expect(kills).toBe(KILLS);

  program = start(KILLS + 1);
  expect(await once(program, 'exit')).toEqual([0, null]);
  const releases = await releasesOf(world);
  expect(new Set(releases.map(({ title }) => title)).size).toBe(RELEASES);
  expect(releases).toHaveLength(RELEASES);
  expect(await world.list(documents.productSlugs('artist-mira').path)).toHaveLength(RELEASES);
  expect(await stepsOf(world, 1)).toHaveLength(RELEASES);
  expect((await runOf(world)).works).toMatchObject([{ total: RELEASES, done: RELEASES, failed: 0 }]);
});
