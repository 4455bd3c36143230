import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Row } from '../row.ts';
import { answerOf, type LoadClient } from './load.ts';
import { inTurn } from '../median.ts';
import { commitOf, encode, releaseFields, SERVICE, set } from './messages.ts';
import { openRaw, type RawRows } from './raw-rows.ts';

const SINGLE_ROUNDS = 5;
const SINGLES = 3000;
const IN_FLIGHT = 16;
/** Many short rounds: what else the machine does has to meet all sides alike. */
const BATCH_ROUNDS = 25;
const BATCHES = 16;
const BATCH_SIZE = 500;
const BARE = 'a bare gRPC server that inserts the same';

/**
 * Commits by gRPC beside a bare server that stores as many rows as durably, which is bounded. Compared with the same
 * rows put straight into SQLite, within one process, the ratio depends more on the disk. It is shown and not bounded.
 */
export async function benchCommits(
  address: string,
  bare: ChildProcess,
  bareAddress: string,
  client: LoadClient,
  folder: string,
): Promise<Row[]> {
  const raw = openRaw(join(folder, 'raw.sqlite'));
  const commits = (at: string, requests: Buffer[], inFlight: number) =>
    client.run({ address: at, path: `${SERVICE}/Commit`, streaming: false, requests, inFlight });

  await prepare(bare, 1);
  const single = (round: number, side: string) =>
    range(SINGLES).map((n) => commitOf(set(`single/${side}${round}-${n}`, releaseFields(n))));
  const [singles, bareSingles, rawSingles] = await inTurn(
    SINGLE_ROUNDS,
    (round) => commits(address, single(round, 'a'), IN_FLIGHT),
    (round) => commits(bareAddress, single(round, 'b'), IN_FLIGHT),
    async (round) => SINGLES * (await rawRate(raw, `single${round}`, SINGLES, 1)),
  );

  await prepare(bare, BATCH_SIZE);
  const batch = (name: string) =>
    range(BATCHES).map((n) =>
      commitOf(...range(BATCH_SIZE).map((i) => set(`batch/${name}-${n}-${i}`, releaseFields(i)))),
    );
  const inBatches = (inFlight: number) =>
    inTurn(
      BATCH_ROUNDS,
      async (round) => BATCH_SIZE * (await commits(address, batch(`${inFlight}a${round}`), inFlight)),
      async (round) => BATCH_SIZE * (await commits(bareAddress, batch(`${inFlight}b${round}`), inFlight)),
      async (round) => BATCHES * BATCH_SIZE * (await rawRate(raw, `batch${inFlight}/${round}`, BATCHES, BATCH_SIZE)),
    );
  const [batches, bareBatches, rawBatches] = await inBatches(IN_FLIGHT);
  const [lone, bareLone, rawLone] = await inBatches(1);
  raw.close();
  return [
    ...rowsOf(`single commits, ${IN_FLIGHT} in flight`, singles, bareSingles, rawSingles, true),
    ...rowsOf(`writes in batches of ${BATCH_SIZE}, ${IN_FLIGHT} in flight`, batches, bareBatches, rawBatches, true),
    ...rowsOf(`writes in batches of ${BATCH_SIZE}, one in flight`, lone, bareLone, rawLone, false),
  ];
}

const range = (length: number): number[] => Array.from({ length }, (_, n) => n);
const rowsFor = (count: number): Buffer[] => range(count).map((n) => encode('Document', { fields: releaseFields(n) }));

/** Tells the bare server how many rows a call inserts, and what a commit of so many writes is answered. */
async function prepare(bare: ChildProcess, writes: number): Promise<void> {
  const time = { seconds: 1_700_000_000, nanos: 123_456_000 };
  const answer = encode('CommitResponse', {
    writeResults: range(writes).map(() => ({ updateTime: time })),
    commitTime: time,
  });
  bare.send({ answer, rows: rowsFor(writes) });
  await answerOf(bare);
}

/** How often a second all of it could be done. */
async function rawRate(raw: RawRows, prefix: string, transactions: number, perTransaction: number): Promise<number> {
  const rows = rowsFor(perTransaction);
  const started = performance.now();
  for (let n = 0; n < transactions; n += 1) raw.insert(`${prefix}-${n}`, rows);
  return 1000 / (performance.now() - started);
}

function rowsOf(what: string, value: number, bare: number, raw: number, bounded: boolean): Row[] {
  const name = `Firestore: ${what}`;
  return [
    {
      name,
      value,
      unit: '/s',
      reference: { name: BARE, value: bare },
      ...(bounded ? { bound: { kind: 'least-ratio', value: 0.5 } as const } : {}),
    },
    { name: `${name}, for information`, value, unit: '/s', reference: { name: 'raw SQLite', value: raw } },
  ];
}
