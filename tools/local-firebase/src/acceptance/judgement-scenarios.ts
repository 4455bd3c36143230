/** Where only the service decides what is right, and clients believe it; runs in Node and in a page alike. */
import {
  average,
  collection,
  count,
  doc,
  documentId,
  getAggregateFromServer,
  getDocs,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  setDoc,
  where,
  writeBatch,
  type Firestore,
  type FirestoreError,
  type Query,
} from 'firebase/firestore';
import { withFirestore, type Connection } from './sdk-connection.ts';

async function fill(db: Firestore, name: string, documents: Readonly<Record<string, object>>) {
  const batch = writeBatch(db);
  for (const [id, fields] of Object.entries(documents)) batch.set(doc(db, name, id), fields);
  await batch.commit();
  return collection(db, name);
}

const idsOf = async (requested: Query) => (await getDocs(requested)).docs.map(({ id }) => id);
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    ({ code }: FirestoreError) => code,
  );

/** Null and NaN are members of nothing and in no range; an operand list may hold arrays. */
export function specialOperands(connection: Connection) {
  const values = { a: { v: NaN }, b: { v: 1 }, c: { v: [1, 2] }, d: { v: null }, e: { v: [null] }, f: {} };
  // Each query in a client of its own: a cache would bring in what the service leaves out.
  const ask = (...filter: Parameters<typeof where>) =>
    withFirestore(connection, (db) => idsOf(query(collection(db, 'special'), where(...filter))));
  return withFirestore(connection, async (writer) => {
    await fill(writer, 'special', values);
    return {
      in: await ask('v', 'in', [1, [1, 2], null, NaN]),
      notIn: await ask('v', 'not-in', [1, [1, 2]]),
      contains: await ask('v', 'array-contains-any', [2, null]),
      range: await ask('v', '<=', 1),
    };
  });
}

export function numericIds(connection: Connection) {
  return withFirestore(connection, async (db) => {
    const all = await fill(db, 'numbered', { __id12__: {}, a: {}, '7': {}, '__id-2__': {}, __id7__: {} });
    return {
      all: await idsOf(query(all, orderBy(documentId()))),
      above: await idsOf(query(all, where(documentId(), '>', '__id7__'))),
    };
  });
}

export function aggregatedFields(connection: Connection) {
  return withFirestore(connection, async (db) => {
    const all = await fill(db, 'books', {
      a: { pages: 100, year: 1980 },
      b: { pages: 50 },
      c: { pages: 200, year: 'x' },
    });
    return (await getAggregateFromServer(all, { pages: average('pages'), year: average('year'), n: count() })).data();
  });
}

/** Codes of what the service refuses to do. */
export function refusals(connection: Connection) {
  return withFirestore(connection, async (db) => {
    const reserved = collection(db, 'a/__reserved__/b');
    const here = doc(db, 'here/a');
    await setDoc(here, {});
    return {
      listener: await codeOf(new Promise((_, reject) => onSnapshot(reserved, () => undefined, reject))),
      again: await codeOf(getDocs(reserved)),
      behindName: await codeOf(getDocs(query(collection(db, 'here'), where('n', '!=', 1), orderBy(documentId())))),
      besideName: await codeOf(
        getDocs(query(collection(db, 'here'), where('n', '!=', 1), where(documentId(), '==', 'a'))),
      ),
      afterDelete: await codeOf(
        runTransaction(db, async (transaction) => {
          await transaction.get(here);
          transaction.delete(here).update(here, { n: 1 });
        }),
      ),
    };
  });
}
