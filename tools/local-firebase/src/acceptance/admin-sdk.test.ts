import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { FieldValue, getFirestore, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startLocalFirestore, type LocalFirestore } from '../index.ts';
import { uploadTestRules } from './test-rules.ts';

let server: LocalFirestore;
let app: App;
let db: Firestore;
beforeAll(async () => {
  server = await startLocalFirestore();
  await uploadTestRules(server.port, 'demo-admin');
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${server.port}`);
  app = initializeApp({ projectId: 'demo-admin' });
  db = getFirestore(app);
  db.settings({ useBigInt: true });
});
afterAll(async () => {
  await db.terminate();
  await deleteApp(app);
  await server.close();
  vi.unstubAllEnvs();
});

describe('the Admin SDK', { timeout: 30_000 }, () => {
  it('reads and writes what rules close to others, every type exactly', async () => {
    const at = new Timestamp(1_700_000_000, 123_456_000);
    const value = {
      big: 9_223_372_036_854_775_807n,
      zero: -0,
      nan: NaN,
      at,
      raw: Buffer.from([0, 255]),
      text: '𝄞🎛️',
      vector: FieldValue.vector([1, 2]),
    };
    await db.doc('closed/a').set(value);
    const read = (await db.doc('closed/a').get()).data() ?? {};
    expect(read.big).toBe(9_223_372_036_854_775_807n);
    expect(Object.is(read.zero, -0)).toBe(true);
    expect(read.nan).toBeNaN();
    expect(read.at.isEqual(at)).toBe(true);
    expect([...read.raw]).toEqual([0, 255]);
    expect(read.text).toBe('𝄞🎛️');
    expect(read.vector.toArray()).toEqual([1, 2]);
  });

  it('adds up concurrent increments in twenty transactions', async () => {
    const counter = db.doc('counters/n');
    await counter.set({ n: 0 });
    const add = () =>
      db.runTransaction(async (transaction) => {
        const n = Number((await transaction.get(counter)).get('n'));
        transaction.update(counter, { n: n + 1 });
      });
    await Promise.all(Array.from({ length: 20 }, add));
    expect((await counter.get()).get('n')).toBe(20n);
  }, 60_000);

  it('hears of a failed query, transaction and precondition at once', async () => {
    const begun = performance.now();
    const tooMany = Array.from({ length: 31 }, (_, n) => n);
    await expect(db.collection('a').where('x', 'in', tooMany).get()).rejects.toMatchObject({ code: 3 });
    await expect(db.doc('a/none').update({ x: 1 })).rejects.toMatchObject({ code: 5 });
    await db.doc('a/b').set({});
    await expect(db.doc('a/b').create({})).rejects.toMatchObject({ code: 6 });
    expect(performance.now() - begun).toBeLessThan(5000);
  });

  it('queries, counts and lists', async () => {
    const batch = db.batch();
    for (let n = 0; n < 10; n += 1) batch.set(db.doc(`albums/${n}`), { n, tags: [`t${n % 2}`] });
    batch.set(db.doc('albums/1/tracks/1'), { n: 100 });
    batch.set(db.doc('ghosts/x/tracks/2'), { n: 101 });
    await batch.commit();
    const some = await db
      .collection('albums')
      .where('tags', 'array-contains', 't1')
      .orderBy('n', 'desc')
      .limit(2)
      .get();
    expect(some.docs.map(({ id }) => id)).toEqual(['9', '7']);
    expect((await db.collectionGroup('tracks').count().get()).data().count).toBe(2n);
    expect((await db.collection('ghosts').listDocuments()).map(({ id }) => id)).toEqual(['x']);
    expect((await db.doc('albums/1').listCollections()).map(({ id }) => id)).toEqual(['tracks']);
  });

  it('deletes a collection with all that lies below it', async () => {
    for (const path of [
      'shelf/1',
      'shelf/z',
      'shelf/1/boxes/1',
      'shelf/ghost/boxes/2',
      'shelf2/1',
      'shelf2/1/boxes/3',
    ]) {
      await db.doc(path).set({});
    }
    await db.recursiveDelete(db.collection('shelf'));
    expect((await db.collection('shelf').get()).size).toBe(0);
    expect((await db.collectionGroup('boxes').get()).docs.map(({ ref }) => ref.path)).toEqual(['shelf2/1/boxes/3']);
    expect((await db.collection('shelf2').get()).size).toBe(1);
  });

  it('listens', async () => {
    const sizes: number[] = [];
    await new Promise<void>((resolve, reject) => {
      const stop = db.collection('heard').onSnapshot((snapshot) => {
        sizes.push(snapshot.size);
        if (snapshot.size === 0) db.doc('heard/a').set({}).catch(reject);
        if (snapshot.size === 1) {
          stop();
          resolve();
        }
      }, reject);
    });
    expect(sizes).toEqual([0, 1]);
  });

  it('writes in bulk', async () => {
    const writer = db.bulkWriter();
    const results = Array.from({ length: 100 }, (_, n) => writer.set(db.doc(`bulk/${n}`), { n }));
    await writer.close();
    await Promise.all(results);
    expect((await db.collection('bulk').count().get()).data().count).toBe(100n);
  });

  it('passes messages of several mebibytes', async () => {
    const batch = db.batch();
    for (let n = 0; n < 10; n += 1) batch.set(db.doc(`large/${n}`), { text: 'x'.repeat(900_000) });
    await batch.commit();
    expect((await db.collection('large').get()).size).toBe(10);
  }, 60_000);
});
