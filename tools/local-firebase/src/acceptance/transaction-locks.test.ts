import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEngine } from '../engine/index.ts';
import type { TransactionTimes } from '../engine/transactions/transactions.ts';
import { serve } from '../protocol/serve.ts';
import { compileRules } from '../rules/index.ts';

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
  vi.unstubAllEnvs();
});

async function start(transactionTimes: Partial<TransactionTimes> = {}): Promise<Firestore> {
  const engine = createEngine({ durability: 'normal', compileRules, transactionTimes });
  const server = await serve({ service: engine, host: '127.0.0.1', port: 0, log: () => undefined });
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${server.port}`);
  const app = initializeApp({ projectId: 'demo-locks' }, 'locks');
  const db = getFirestore(app);
  cleanUps.push(async () => {
    await db.terminate();
    await deleteApp(app);
    await server.close();
    engine.close();
  });
  return db;
}

/** Writes without pause until the work is done; gives the number of writes. */
async function whileWriting(document: DocumentReference, work: () => Promise<unknown>): Promise<number> {
  let done = false;
  let writes = 0;
  const loop = async () => {
    for (; !done; writes += 1) await document.set({ bio: `${writes}`, n: writes }, { merge: true });
  };
  const loops = [loop(), loop(), loop()];
  try {
    await work();
  } finally {
    done = true;
  }
  await Promise.all(loops);
  return writes;
}

describe('a transaction of the Admin SDK', () => {
  it('succeeds at its first attempt while three loops write what it reads', async () => {
    const db = await start();
    const profile = db.doc('profiles/a');
    await profile.set({ bio: '' });
    let attempts = 0;
    const demote = (n: number) =>
      db.runTransaction(async (transaction) => {
        attempts += 1;
        const [read] = await transaction.getAll(profile);
        await transaction.get(db.collection('profiles').where('n', '>=', 0));
        transaction.set(db.doc(`members/${n}`), { bio: read?.get('bio') });
        transaction.update(profile, { members: n });
      });
    const writes = await whileWriting(profile, async () => {
      for (let n = 1; n <= 10; n += 1) await demote(n);
    });
    expect(attempts).toBe(10);
    expect((await db.collection('members').count().get()).data().count).toBe(10);
    expect((await profile.get()).get('members')).toBe(10);
    expect(writes).toBeGreaterThan(3);
  });

  it('and another that reads what the first writes both come to their end', async () => {
    const db = await start();
    const [a, b] = [db.doc('pairs/a'), db.doc('pairs/b')];
    await Promise.all([a.set({ n: 0 }), b.set({ n: 0 })]);
    let attempts = 0;
    let bothHaveRead = () => undefined as void;
    const ready = new Promise<void>((resolve) => (bothHaveRead = resolve));
    const copy = (from: DocumentReference, to: DocumentReference) =>
      db.runTransaction(async (transaction) => {
        const n = Number((await transaction.get(from)).get('n'));
        attempts += 1;
        if (attempts === 2) bothHaveRead();
        await ready;
        transaction.update(to, { n: n + 1 });
      });
    await Promise.all([copy(a, b), copy(b, a)]);
    // One after the other, whichever was first.
    expect([(await a.get()).get('n'), (await b.get()).get('n')].sort()).toEqual([1, 2]);
    expect(attempts).toBe(3);
  });

  it('is tried again when it has expired, and keeps no write waiting longer', async () => {
    const db = await start({ idle: 500 });
    const counter = db.doc('counters/a');
    await counter.set({ n: 1 });
    let attempts = 0;
    await db.runTransaction(async (transaction) => {
      const n = Number((await transaction.get(counter)).get('n'));
      attempts += 1;
      // Done only once the lock of the first attempt is gone.
      if (attempts === 1) await counter.set({ n: 10 });
      transaction.set(counter, { n: n + 1 });
    });
    expect(attempts).toBeGreaterThan(1);
    expect((await counter.get()).get('n')).toBe(11);
  });

  it('holds no lock when its process has ended', async () => {
    const db = await start();
    const program = path.join(import.meta.dirname, 'lock-holder.ts');
    const holder = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
    expect(String((await once(holder.stdout, 'data'))[0])).toBe('held');
    let written = false;
    const write = db
      .doc('held/a')
      .set({ n: 1 })
      .then(() => (written = true));
    await db.doc('free/a').set({ n: 1 });
    expect(written).toBe(false);
    holder.kill('SIGKILL');
    await write;
  });
});
