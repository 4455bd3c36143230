import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { PROJECT_ID, WORKSPACE } from '@countin/dev-stack';
import { knownQueries, LARGE_NOW } from '@countin/seed/large';
import * as v from 'valibot';
import { answerOf } from '../firestore/load.ts';
import type { Row } from '../row.ts';

const SMALL = 10_000;
const LARGE = 100_000;
const QUERIES = 500;

const figuresSchema = v.object({
  median: v.number(),
  p95: v.number(),
  mostReads: v.number(),
  meanReads: v.number(),
  found: v.number(),
  shelfP95: v.number(),
  mostShelfReads: v.number(),
});
type Figures = v.InferOutput<typeof figuresSchema>;

/** Searches and shelves over 10,000 releases, and over the same with 90,000 more. */
export async function benchDiscover(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'countin-bench-'));
  const server = fork(join(import.meta.dirname, '../firestore/server-program.ts'), [join(folder, 'firestore.sqlite')], {
    serialization: 'advanced',
  });
  try {
    const { port } = await answerOf<{ port: number }>(server);
    const environment = { FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}`, GCLOUD_PROJECT: PROJECT_ID };
    await write(environment, SMALL, 0);
    const small = await measure(environment, SMALL);
    await write(environment, LARGE, SMALL);
    const large = await measure(environment, LARGE);
    return rowsOf(small, large);
  } finally {
    await end(server);
    rmSync(folder, { recursive: true });
  }
}

function rowsOf(small: Figures, large: Figures): Row[] {
  const most = (value: number) => ({ kind: 'most', value }) as const;
  return [
    { name: `search over ${LARGE} releases, 95th percentile`, value: large.p95, unit: 'ms', bound: most(120) },
    {
      name: `search over ${LARGE} releases, 95th percentile, again`,
      value: large.p95,
      unit: 'ms',
      reference: { name: `over ${SMALL}`, value: small.p95 },
      bound: { kind: 'most-ratio', value: 1.5 },
    },
    { name: 'search: documents read, at most', value: large.mostReads, unit: '', bound: most(60) },
    { name: 'search: documents read, on average', value: large.meanReads, unit: '' },
    {
      name: `search: right release within ten, of ${QUERIES} queries`,
      value: large.found * 100,
      unit: '%',
      bound: { kind: 'least', value: 95 },
    },
    { name: 'shelf: documents read, at most', value: large.mostShelfReads, unit: '', bound: most(31) },
    { name: 'shelf, 95th percentile', value: large.shelfP95, unit: 'ms' },
  ];
}

/** Writes the releases `[from, to)`. */
const write = (environment: Readonly<Record<string, string>>, to: number, from: number) =>
  run(environment, 'tools/seed/src/large/main.ts', [String(to), String(from)], '');

async function measure(environment: Readonly<Record<string, string>>, releases: number): Promise<Figures> {
  const input = JSON.stringify({ now: LARGE_NOW, queries: knownQueries(releases, QUERIES) });
  const output = await run(environment, 'apps/functions/src/testing/discovery/measure-command.ts', [], input);
  return v.parse(figuresSchema, JSON.parse(output));
}

async function run(
  environment: Readonly<Record<string, string>>,
  program: string,
  parameters: readonly string[],
  input: string,
): Promise<string> {
  const child = spawn(process.execPath, [join(WORKSPACE, program), ...parameters], {
    env: { PATH: process.env['PATH'], METADATA_SERVER_DETECTION: 'none', ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(input);
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Error(`${program} ended with ${String(code)}`);
  return output;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}
