import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Row } from '../row.ts';
import type { LoadClient } from './load.ts';
import { inTurn } from './median.ts';
import { commitOf, encode, releaseFields, SERVICE, set } from './messages.ts';

/** The same inserts: the columns and indexes by which documents can be found. */
const TABLE = `
  CREATE TABLE documents (id INTEGER PRIMARY KEY, database INTEGER, key TEXT, grp TEXT, created INTEGER, updated INTEGER, data BLOB);
  CREATE UNIQUE INDEX documents_key ON documents (database, key);
  CREATE INDEX documents_group ON documents (database, grp, key)`;
const SINGLE_ROUNDS = 5;
const SINGLES = 3000;
const IN_FLIGHT = 16;
/** Many short rounds: what else the machine does has to meet both sides alike. */
const BATCH_ROUNDS = 25;
const BATCHES = 16;
const BATCH_SIZE = 500;

/** Commits by gRPC beside the same rows put straight into an SQLite file that is as durable. */
export async function benchCommits(address: string, client: LoadClient, folder: string): Promise<Row[]> {
  const raw = openRaw(join(folder, 'raw.sqlite'));
  const commits = (requests: Buffer[], inFlight: number) => client.run({ address, path: `${SERVICE}/Commit`, streaming: false, requests, inFlight });
  const [singles, rawSingles] = await inTurn(
    SINGLE_ROUNDS,
    (round) => commits(range(SINGLES).map((n) => commitOf(set(`single/${round}-${n}`, releaseFields(n)))), IN_FLIGHT),
    async (round) => raw.insert(`single/${round}`, SINGLES, 1),
  );
  const writes = (round: string, batch: number) => range(BATCH_SIZE).map((n) => set(`batch/${round}-${batch}-${n}`, releaseFields(n)));
  const inBatches = (name: string, inFlight: number) => inTurn(
    BATCH_ROUNDS,
    (round) => commits(range(BATCHES).map((batch) => commitOf(...writes(`${name}${round}`, batch))), inFlight),
    async (round) => raw.insert(`${name}/${round}`, BATCHES * BATCH_SIZE, BATCH_SIZE),
  );
  const [batches, rawBatches] = await inBatches('batch', IN_FLIGHT);
  const [lone, rawLone] = await inBatches('lone', 1);
  raw.close();
  return [
    {
      name: `Firestore: single commits, ${IN_FLIGHT} in flight`, value: singles, unit: '/s',
      reference: { name: 'raw SQLite', value: rawSingles }, bound: { kind: 'least-ratio', value: 0.35 },
    },
    {
      name: `Firestore: writes in batches of ${BATCH_SIZE}, ${IN_FLIGHT} in flight`, value: batches * BATCH_SIZE, unit: '/s',
      reference: { name: 'raw SQLite', value: rawBatches }, bound: { kind: 'least-ratio', value: 0.5 },
    },
    {
      name: `Firestore: writes in batches of ${BATCH_SIZE}, one in flight`, value: lone * BATCH_SIZE, unit: '/s',
      reference: { name: 'raw SQLite', value: rawLone },
    },
  ];
}

const range = (length: number): number[] => Array.from({ length }, (_, n) => n);

function openRaw(file: string) {
  const database = new DatabaseSync(file);
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; ${TABLE}`);
  const insert = database.prepare('INSERT INTO documents (database, key, grp, created, updated, data) VALUES (1, ?, ?, ?, ?, ?)');
  return {
    /** Rows per second. */
    insert(prefix: string, count: number, perTransaction: number): number {
      const rows = range(count).map((n) => encode('Document', { fields: releaseFields(n) }));
      const started = performance.now();
      for (let n = 0; n < count; n += perTransaction) {
        database.exec('BEGIN');
        for (let i = n; i < n + perTransaction; i++) insert.run(`${prefix}-${i}`, prefix, i, i, rows[i] ?? null);
        database.exec('COMMIT');
      }
      return count / ((performance.now() - started) / 1000);
    },
    close: () => database.close(),
  };
}
