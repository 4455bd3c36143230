/** A listener that lives through a restart of the server; the test works it step by step from outside. */
import { collection, doc, setDoc } from 'firebase/firestore';
import { openFirestore, type Connection } from './sdk-connection.ts';
import { SnapshotLog } from './snapshot-log.ts';

let current: { log: SnapshotLog; db: ReturnType<typeof openFirestore>; pending: Promise<void>[] } | null = null;

function watch() {
  if (!current) throw new Error('startWatch comes first');
  return current;
}

/** Begins to listen; resolves with the first snapshot's ids. */
export async function startWatch(connection: Connection): Promise<string[]> {
  const db = openFirestore(connection);
  const log = new SnapshotLog(collection(db.db, 'kept'));
  current = { log, db, pending: [] };
  await log.until(({ ids }) => ids.length > 0);
  return log.ids[0] ?? [];
}

/** Writes without waiting for the server, which may be away. */
export async function writePending(id: string): Promise<void> {
  watch().pending.push(setDoc(doc(watch().db.db, 'kept', id), { id }));
}

/** Waits until every pending write is acknowledged and the listener sees exactly these documents. */
export async function settle(ids: string[]): Promise<string[][]> {
  await Promise.all(watch().pending);
  await watch().log.untilIds(...ids);
  return watch().log.ids;
}

export async function endWatch(): Promise<void> {
  watch().log.stop();
  await watch().db.close();
  current = null;
}
