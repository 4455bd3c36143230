import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { addressesOf, getWithHost, HOSTS, readSettings } from '@countin/dev-stack';
import * as v from 'valibot';
import { memoryOf } from '../process-memory.ts';
import type { Row } from '../row.ts';
import { FreshClone } from './fresh-clone.ts';

/** Longest time of each step, seconds. */
const LIMITS = { install: 1200, build: 600, start: 600 };
/** What a build or a start leaves behind, apart from packages. */
const LEFT_BEHIND = ['dist', '.nx', '.local', 'node_modules/.cache', 'node_modules/.vite'];
/** Milliseconds after a start until nothing is being warmed up any more. */
const REST = 15_000;
const LOOK_EVERY = 50;

/** What someone waits for after `git clone`, each compared with installing the packages in the same run. */
export async function benchFreshClone(): Promise<Row[]> {
  const rows: Row[] = [];
  await FreshClone.with(async (clone) => {
    let most = 0;
    const install = await clone.run(
      ['npm', 'ci', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'],
      LIMITS.install,
      (pid) => (most = Math.max(most, memoryOf(pid))),
    );
    const seconds = (name: string, value: number, bound?: Row['bound']) =>
      rows.push({ name, value, unit: 's', reference: { name: 'npm ci', value: install }, bound });
    rows.push({ name: 'fresh clone: install (npm ci)', value: install, unit: 's' });
    seconds('fresh clone: build, nothing cached', await build(clone));
    for (const name of LEFT_BEHIND) await rm(join(clone.folder, name), { recursive: true, force: true });
    const first = await start(clone);
    seconds('fresh clone: first start, both sites answer', first.answered);
    seconds('fresh clone: first start, with example data', first.complete);
    const second = await start(clone);
    seconds('fresh clone: second start, both sites answer', second.answered);
    seconds('fresh clone: second start, complete', second.complete, { kind: 'most', value: 60 });
    const reference = { name: 'npm ci, at its most', value: most };
    rows.push({ name: 'memory of the whole product at rest', value: second.memory, unit: 'MB', reference });
  });
  return rows;
}

/** The builds of `npm start`. */
function build(clone: FreshClone): Promise<number> {
  const nx = join(clone.folder, 'node_modules/nx/dist/bin/nx.js');
  const node = join(clone.folder, 'node_modules/node/bin/node');
  return clone.run(
    [node, nx, 'run-many', '-t', 'build', '-p', 'release-platform,fourtrack,functions,host', '--outputStyle=static'],
    LIMITS.build,
  );
}

interface Start {
  /** Seconds from the command until both sites have answered. */
  readonly answered: number;
  /** Seconds until everything is there, the example data included. */
  readonly complete: number;
  /** Megabytes of the product's processes. */
  readonly memory: number;
}

/** `npm start`, until it is at rest. */
async function start(clone: FreshClone): Promise<Start> {
  const began = performance.now();
  const passed = () => (performance.now() - began) / 1000;
  const program = clone.start(['npm', 'start']);
  let ended = false;
  void program.ended.finally(() => (ended = true)).catch(() => undefined);
  const until = async (holds: () => Promise<boolean>) => {
    while (!(await holds().catch(() => false))) {
      if (ended || passed() > LIMITS.start) throw new Error(`npm start ended or took too long:\n${program.said}`);
      await after(LOOK_EVERY);
    }
    return passed();
  };
  const { host, main } = addressesOf(readSettings([], clone.environment));
  const { port } = new URL(main);
  const answers = async (name: string) => (await getWithHost(host, `${name}:${port}`)).status === 200;
  try {
    const answered = await until(async () => (await answers(HOSTS.main)) && (await answers(HOSTS.fourtrack)));
    const complete = await until(async () => program.said.includes('Countin is running'));
    await after(REST);
    return { answered, complete, memory: memoryOf(await stackOf(clone)) };
  } finally {
    await clone.end(program);
  }
}

const stackSchema = v.object({ pid: v.number() });

/** The product's own process, below npm and what waits for it. */
async function stackOf({ folder }: FreshClone): Promise<number> {
  return v.parse(stackSchema, JSON.parse(await readFile(join(folder, '.local/stack.json'), 'utf8'))).pid;
}
