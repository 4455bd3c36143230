/** Many listeners in one client while another writes; runs in Node and in a page alike. */
import { collection, doc, query, setDoc, where } from 'firebase/firestore';
import { withFirestore, type Connection } from './sdk-connection.ts';
import { SnapshotLog } from './snapshot-log.ts';

/** Every listener watches its share of the documents written. Gives how many each saw in the end. */
export function crowd(connection: Connection, listeners: number, writes: number): Promise<number[]> {
  return withFirestore(connection, async (db) => {
    const ticks = collection(db, 'ticks');
    const round = Math.random();
    const mine = (n: number) => query(ticks, where('listener', '==', n), where('round', '==', round));
    const logs = Array.from({ length: listeners }, (_, n) => new SnapshotLog(mine(n)));
    await Promise.all(logs.map((log) => log.until(({ ids }) => ids.length > 0)));
    await withFirestore(connection, (writer) => {
      const write = (n: number) => setDoc(doc(writer, 'ticks', String(n)), { listener: n % listeners, round });
      return Promise.all(Array.from({ length: writes }, (_, n) => write(n)));
    });
    await Promise.all(
      logs.map((log) => log.until(({ ids, error }) => error !== null || ids.at(-1)?.length === writes / listeners)),
    );
    logs.forEach((log) => log.stop());
    return logs.map(({ ids }) => ids.at(-1)?.length ?? 0);
  });
}
