import { collection, query, where } from 'firebase/firestore';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startLocalFirestore, type LocalFirestore } from '../index.ts';
import { withFirestore } from './sdk-connection.ts';
import { SnapshotLog } from './snapshot-log.ts';

const LISTENERS = 50;
const WRITES = 1000;

let server: LocalFirestore;
beforeAll(async () => {
  server = await startLocalFirestore();
});
afterAll(() => server.close());

describe('many listeners', () => {
  it('all converge after a thousand writes', async () => {
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${server.port}`);
    const app = initializeApp({ projectId: 'demo-many' });
    const admin = getFirestore(app);
    const connection = { port: server.port, project: 'demo-many', transport: 'detected' } as const;
    await withFirestore(connection, async (db) => {
      const logs = Array.from(
        { length: LISTENERS },
        (_, n) => new SnapshotLog(query(collection(db, 'ticks'), where('listener', '==', n))),
      );
      await Promise.all(logs.map((log) => log.until(({ ids }) => ids.length > 0)));
      const writer = admin.bulkWriter();
      for (let n = 0; n < WRITES; n += 1) void writer.set(admin.doc(`ticks/${n}`), { listener: n % LISTENERS });
      await writer.close();
      await Promise.all(logs.map((log) => log.until(({ ids }) => ids.at(-1)?.length === WRITES / LISTENERS)));
      expect(logs.every(({ error }) => error === null)).toBe(true);
      logs.forEach((log) => log.stop());
    });
    await admin.terminate();
    await deleteApp(app);
    vi.unstubAllEnvs();
  }, 60_000);
});
