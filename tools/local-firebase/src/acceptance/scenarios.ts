/**
 * Steps of an application with the web SDK. The same functions run in Node (gRPC) and in a page (WebChannel and REST).
 * They return what was seen, as JSON.
 */
import {
  collection,
  deleteDoc,
  doc,
  getAggregateFromServer,
  getCountFromServer,
  getDoc,
  getDocs,
  increment,
  limit,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  sum,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
  type FirestoreError,
} from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import { withFirestore, withLite, type Connection } from './sdk-connection.ts';
import { SnapshotLog } from './snapshot-log.ts';

const EMOJI = '🎛️ 👩🏽‍🎤 é 𝄞 \u2028 end';

export function listenAndWrite(connection: Connection) {
  return withFirestore(connection, async (db) => {
    const log = new SnapshotLog(collection(db, 'songs'));
    await log.untilIds();
    await setDoc(doc(db, 'songs/a'), { title: 'A', at: serverTimestamp() });
    await log.untilIds('a');
    await setDoc(doc(db, 'songs/b'), { title: 'B', plays: 1 });
    await log.untilIds('a', 'b');
    await updateDoc(doc(db, 'songs/b'), { plays: increment(41) });
    await log.until(({ documents }) => documents.b?.plays === 42);
    await deleteDoc(doc(db, 'songs/a'));
    await log.untilIds('b');
    log.stop();
    return { ids: log.ids, b: log.documents.b };
  });
}

export function transactAndCount(connection: Connection) {
  return withFirestore(connection, async (db) => {
    const counter = doc(db, 'counters/plays');
    await setDoc(counter, { n: 0 });
    const add = () =>
      runTransaction(db, async (transaction) => {
        const n = (await transaction.get(counter)).get('n') as number;
        transaction.update(counter, { n: n + 1 });
        return n + 1;
      });
    const results = await Promise.all([add(), add(), add()]);
    const batch = writeBatch(db);
    for (const n of [1, 2, 3, 4]) batch.set(doc(db, `items/${n}`), { n });
    await batch.commit();
    const count = await getCountFromServer(query(collection(db, 'items'), where('n', '>', 1)));
    const total = await getAggregateFromServer(collection(db, 'items'), { total: sum('n') });
    return {
      results: results.sort(),
      n: (await getDoc(counter)).get('n') as number,
      count: count.data().count,
      total: total.data().total,
    };
  });
}

export function liteCalls(connection: Connection) {
  return withLite(connection, async (db) => {
    await lite.setDoc(lite.doc(db, 'lite/a'), { title: EMOJI, zero: -0, at: new lite.Timestamp(5, 123_456_000) });
    await lite.addDoc(lite.collection(db, 'lite'), { title: 'b' });
    await lite.runTransaction(db, async (transaction) => {
      await transaction.get(lite.doc(db, 'lite/a'));
      // Read and not written: the SDK verifies it in the commit.
      await transaction.get(lite.doc(db, 'lite/none'));
      transaction.update(lite.doc(db, 'lite/a'), { seen: true });
    });
    const a = await lite.getDoc(lite.doc(db, 'lite/a'));
    const found = await lite.getDocs(lite.query(lite.collection(db, 'lite'), lite.where('title', '==', 'b')));
    const count = await lite.getCount(lite.collection(db, 'lite'));
    const missing = await lite.getDoc(lite.doc(db, 'lite/none'));
    const failure = await lite
      .updateDoc(lite.doc(db, 'lite/none'), { x: 1 })
      .catch((error: lite.FirestoreError) => error.code);
    const { title, zero, at, seen } = a.data() ?? {};
    return {
      title: title === EMOJI,
      negativeZero: Object.is(zero, -0),
      micros: (at as lite.Timestamp).nanoseconds,
      seen: seen as boolean,
      found: found.size,
      count: count.data().count,
      missing: missing.exists(),
      failure,
    };
  });
}

/** Values that a careless transport changes; they travel there with a write and back with a listener. */
export function awkwardValues(connection: Connection) {
  return withFirestore(connection, async (db) => {
    await withFirestore(connection, (writer) =>
      setDoc(doc(writer, 'odd/a'), {
        [EMOJI]: EMOJI,
        nan: NaN,
        zero: -0,
        big: Number.MAX_SAFE_INTEGER,
        at: new Timestamp(1, 999_999_000),
        long: '𝄞'.repeat(40_000),
      }),
    );
    const log = new SnapshotLog(collection(db, 'odd'));
    await log.untilIds('a');
    log.stop();
    const { a = {} } = log.documents;
    return {
      emoji: a[EMOJI] === EMOJI,
      nan: Number.isNaN(a.nan),
      negativeZero: Object.is(a.zero, -0),
      big: a.big === Number.MAX_SAFE_INTEGER,
      nanos: (a.at as Timestamp).nanoseconds,
      long: a.long === '𝄞'.repeat(40_000),
    };
  });
}

/** Milliseconds until a listener on a document that does not exist has heard so from the server. */
export function firstSmallMessage(connection: Connection) {
  return withFirestore(connection, async (db) => {
    const begun = performance.now();
    await new Promise<void>((resolve, reject) => {
      onSnapshot(doc(db, 'none/none'), ({ metadata }) => metadata.fromCache || resolve(), reject);
    });
    return performance.now() - begun;
  });
}

export function limitRefill(connection: Connection) {
  return withFirestore(connection, async (db) => {
    for (const id of ['a', 'b', 'c', 'd']) await setDoc(doc(db, 'ranked', id), { rank: id });
    const log = new SnapshotLog(query(collection(db, 'ranked'), orderBy('rank'), limit(2)));
    await log.untilIds('a', 'b');
    await withFirestore(connection, (other) => deleteDoc(doc(other, 'ranked/a')));
    await log.untilIds('b', 'c');
    log.stop();
    return log.ids;
  });
}

/** Rules allow everything at `open` and nothing at `closed`. */
export function deniedBesideAllowed(connection: Connection) {
  return withFirestore(connection, async (db) => {
    const open = new SnapshotLog(collection(db, 'open'));
    await open.untilIds();
    const begun = performance.now();
    const closed = new SnapshotLog(collection(db, 'closed'));
    await closed.until(({ error }) => error !== null);
    const deniedAfter = performance.now() - begun;
    await setDoc(doc(db, 'open/a'), { by: connection.uid ?? null });
    await open.untilIds('a');
    open.stop();
    return { code: closed.error?.code, deniedAfter, ids: open.ids };
  });
}

/** Codes of calls that must fail, each with the milliseconds until the application knew. */
export function failures(connection: Connection) {
  return withFirestore(connection, async (db) => {
    await getDocs(collection(db, 'open'));
    const outcome = async (call: Promise<unknown>) => {
      const begun = performance.now();
      const code = await call.then(
        () => 'ok',
        (error: FirestoreError) => error.code,
      );
      return { code, ms: performance.now() - begun };
    };
    return {
      read: await outcome(getDoc(doc(db, 'closed/a'))),
      list: await outcome(getDocs(collection(db, 'closed'))),
      count: await outcome(getCountFromServer(collection(db, 'closed'))),
      write: await outcome(setDoc(doc(db, 'closed/a'), { x: 1 })),
      update: await outcome(updateDoc(doc(db, 'open/none'), { x: 1 })),
      after: await outcome(setDoc(doc(db, 'open/b'), { x: 1 })),
    };
  });
}
