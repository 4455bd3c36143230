import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { WORKSPACE } from '@countin/dev-stack';
import * as v from 'valibot';
import type { Row } from '../row.ts';
import { writeBatch, writeTable } from './release-files.ts';

const RELEASES = 10_000;
const DRY_RUN = join(import.meta.dirname, 'dry-run-program.ts');
const TIME_IMPORT = join(WORKSPACE, 'apps/functions/src/testing/run-timed-import.ts');
/** What a process with 300 MB has for its scripts: without a limit, memory is collected late. */
const SMALL = ['--max-old-space-size=168', '--max-semi-space-size=8'];
const run = promisify(execFile);

const dryRunSchema = v.object({
  seconds: v.number(),
  memory: v.number(),
  counts: v.record(v.string(), v.number()),
});
const importSchema = v.object({
  releases: v.literal(RELEASES),
  planSeconds: v.number(),
  rate: v.number(),
  plainRate: v.number(),
  memory: v.number(),
});

/** Dry runs of ten thousand releases, and an import of them, beside plain batched writes of the same documents. */
export async function benchImports(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'countin-imports-'));
  try {
    const [table, batch] = [join(folder, 'releases.csv'), join(folder, 'releases.zip')];
    await writeTable(table, RELEASES);
    await writeBatch(batch, RELEASES);
    return [
      ...(await dryRun('CSV', table, 'table', 20)),
      ...(await dryRun('DDEX messages in a ZIP', batch, 'batch', 60)),
      ...(await applied(table, folder)),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function dryRun(what: string, path: string, format: string, mostSeconds: number): Promise<Row[]> {
  const { stdout } = await run(process.execPath, [...SMALL, DRY_RUN, path, format, String(RELEASES / 2)]);
  const { seconds, memory, counts } = v.parse(v.pipe(v.string(), v.parseJson(), dryRunSchema), stdout);
  if (
    (counts['new'] ?? 0) + (counts['changed'] ?? 0) + (counts['unchanged'] ?? 0) + (counts['doubtful'] ?? 0) <
    RELEASES
  )
    throw new Error(`Rows of the bench are wrong: ${stdout}`);
  const name = `dry run of ${RELEASES} releases from ${what}`;
  return [
    { name, value: seconds, unit: 's', bound: { kind: 'most', value: mostSeconds } },
    { name: `${name}, memory`, value: memory, unit: 'MB', bound: { kind: 'most', value: 300 } },
  ];
}

async function applied(table: string, folder: string): Promise<Row[]> {
  const { stdout } = await run(process.execPath, [TIME_IMPORT, table, folder]);
  const { rate, plainRate, planSeconds, memory } = v.parse(v.pipe(v.string(), v.parseJson(), importSchema), stdout);
  return [
    { name: `plan of ${RELEASES} releases on the server`, value: planSeconds, unit: 's' },
    {
      name: `import of ${RELEASES} releases`,
      value: rate,
      unit: '/s',
      reference: { name: 'plain batched writes of the same documents', value: plainRate },
      bound: { kind: 'least-ratio', value: 0.4 },
    },
    { name: `import of ${RELEASES} releases, memory`, value: memory, unit: 'MB' },
  ];
}
