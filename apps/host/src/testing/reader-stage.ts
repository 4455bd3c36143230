import type { PageReader } from '@countin/domain/pages';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createFirestoreReader } from '../backend/firestore-reader.ts';
import { startFirestore } from './local-firestore.ts';

interface ReaderStage {
  readonly firestore: () => Firestore;
  readonly read: () => PageReader;
  /** Log of the reader in this test. */
  readonly logged: string[];
}

/** A reader over a Firestore of its own, which is empty before each test. */
export function setUpReader(projectId: string): ReaderStage {
  let server: Awaited<ReturnType<typeof startFirestore>>;
  let app: App;
  const logged: string[] = [];
  beforeAll(async () => {
    // Google's libraries look for a machine in the cloud around them.
    process.env['METADATA_SERVER_DETECTION'] = 'none';
    server = await startFirestore();
    process.env['FIRESTORE_EMULATOR_HOST'] = server.address;
    app = initializeApp({ projectId });
  }, 30_000);
  beforeEach(async () => {
    logged.length = 0;
    await fetch(`http://${server.address}/emulator/v1/projects/${projectId}/databases/(default)/documents`, {
      method: 'DELETE',
    });
  });
  afterAll(async () => {
    await deleteApp(app);
    await server.stop();
  });
  const firestore = () => getFirestore(app);
  return {
    firestore,
    logged,
    read: () => createFirestoreReader(firestore(), { log: (message) => logged.push(message), timeout: 10_000 }),
  };
}
