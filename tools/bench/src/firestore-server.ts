import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Firestore } from '@google-cloud/firestore';
import type { Row } from './row.ts';

const WRITES = 4000;
const IN_FLIGHT = 16;
const BATCHES = 20;
const BATCH_SIZE = 500;
const LISTENERS = 200;

/** Writes and listens per second of the local Firestore server, beside raw SQLite with the same durability. */
export async function benchFirestoreServer(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'countin-bench-'));
  const program = join(import.meta.dirname, '../../local-firebase/src/main.ts');
  const server = spawn(process.execPath, [program, '--host', '127.0.0.1', '--port', '0'], {
    env: { ...process.env, LOCAL_FIRESTORE_DATA: join(folder, 'firestore.sqlite'), LOCAL_FIRESTORE_DURABILITY: 'full' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const address = await addressOf(server.stdout);
    process.env['FIRESTORE_EMULATOR_HOST'] = address;
    const database = new Firestore({ projectId: 'bench' });
    const rows = [
      await singleWrites(database, folder),
      await batchWrites(database, folder),
      await pointReads(database),
      await listens(database),
    ];
    await database.terminate();
    return rows;
  } finally {
    delete process.env['FIRESTORE_EMULATOR_HOST'];
    server.kill('SIGTERM');
    await once(server, 'exit');
    rmSync(folder, { recursive: true });
  }
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  let seen = '';
  for await (const chunk of output) {
    seen += String(chunk);
    const address = /http:\/\/(127\.0\.0\.1:\d+)/.exec(seen)?.[1];
    if (address) {
      output.resume();
      return address;
    }
  }
  throw new Error(`the server ended: ${seen}`);
}

const document = (n: number) => ({ title: `Release ${n}`, n, kind: 'single', tags: ['a', 'b'], at: new Date(n * 1000) });

async function singleWrites(database: Firestore, folder: string): Promise<Row> {
  const collection = database.collection('single');
  const perSecond = await rate(WRITES, IN_FLIGHT, async (n) => {
    await collection.doc(`d${n}`).set(document(n));
  });
  return {
    name: `Firestore: single writes, ${IN_FLIGHT} in flight`, value: perSecond, unit: '/s',
    reference: { name: 'raw SQLite', value: rawInserts(folder, 'single', WRITES, 1) },
  };
}

async function batchWrites(database: Firestore, folder: string): Promise<Row> {
  const collection = database.collection('batch');
  const batches = await rate(BATCHES, 1, async (n) => {
    const batch = database.batch();
    for (let i = 0; i < BATCH_SIZE; i++) batch.set(collection.doc(`d${n}-${i}`), document(i));
    await batch.commit();
  });
  return {
    name: `Firestore: writes in batches of ${BATCH_SIZE}`, value: batches * BATCH_SIZE, unit: '/s',
    reference: { name: 'raw SQLite', value: rawInserts(folder, 'batch', BATCHES * BATCH_SIZE, BATCH_SIZE) },
  };
}

async function pointReads(database: Firestore): Promise<Row> {
  const perSecond = await rate(WRITES, IN_FLIGHT, async (n) => {
    await database.doc(`single/d${n}`).get();
  });
  return { name: `Firestore: point reads, ${IN_FLIGHT} in flight`, value: perSecond, unit: '/s' };
}

/** From asking to the first snapshot, for listeners on one query each. */
async function listens(database: Firestore): Promise<Row> {
  const stops: (() => void)[] = [];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: LISTENERS }, (_, n) => new Promise<void>((resolve, reject) => {
      stops.push(database.collection('single').where('n', '==', n).onSnapshot(() => resolve(), reject));
    })),
  );
  const perSecond = LISTENERS / ((performance.now() - started) / 1000);
  for (const stop of stops) stop();
  return { name: 'Firestore: listens opened', value: perSecond, unit: '/s' };
}

async function rate(count: number, inFlight: number, work: (n: number) => Promise<void>): Promise<number> {
  let next = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: inFlight }, async () => {
      while (next < count) await work(next++);
    }),
  );
  return count / ((performance.now() - started) / 1000);
}

function rawInserts(folder: string, name: string, count: number, perTransaction: number): number {
  const database = new DatabaseSync(join(folder, `raw-${name}.sqlite`));
  database.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; CREATE TABLE documents (path TEXT PRIMARY KEY, bytes BLOB) WITHOUT ROWID');
  const insert = database.prepare('INSERT INTO documents VALUES (?, ?)');
  const started = performance.now();
  for (let n = 0; n < count; n += perTransaction) {
    database.exec('BEGIN');
    for (let i = n; i < n + perTransaction; i++) insert.run(`${name}/d${i}`, JSON.stringify(document(i)));
    database.exec('COMMIT');
  }
  const perSecond = count / ((performance.now() - started) / 1000);
  database.close();
  return perSecond;
}
