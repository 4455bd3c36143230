/** Opens the web SDK on a server under test; runs in Node and in a page alike. */
import { deleteApp, initializeApp, setLogLevel, type FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  initializeFirestore,
  terminate,
  type Firestore,
  type FirestoreSettings,
} from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';

/** Transport of the browser SDK: a streamed reply, long polls, or whichever it finds to work. */
export type Transport = 'streaming' | 'long-polling' | 'detected';

export interface Connection {
  readonly port: number;
  readonly project: string;
  readonly transport: Transport;
  /** Signs in with a mock token. */
  readonly uid?: string;
}

const SETTINGS: Readonly<Record<Transport, FirestoreSettings>> = {
  streaming: { experimentalAutoDetectLongPolling: false },
  'long-polling': { experimentalForceLongPolling: true },
  detected: {},
};

let apps = 0;

// Denials are what many scenarios are about; the SDK would print each.
setLogLevel('silent');

function openApp({ project }: Connection): FirebaseApp {
  apps += 1;
  return initializeApp({ projectId: project, apiKey: 'none' }, `app-${apps}`);
}

function tokenOf({ uid }: Connection) {
  return uid === undefined ? {} : { mockUserToken: { sub: uid } };
}

/** An instance that the caller closes. */
export function openFirestore(connection: Connection): { db: Firestore; close: () => Promise<void> } {
  const app = openApp(connection);
  const db = initializeFirestore(app, SETTINGS[connection.transport]);
  connectFirestoreEmulator(db, '127.0.0.1', connection.port, tokenOf(connection));
  return {
    db,
    close: async () => {
      await terminate(db);
      await deleteApp(app);
    },
  };
}

/** Runs `work` with an instance of its own. */
export async function withFirestore<T>(connection: Connection, work: (db: Firestore) => Promise<T>): Promise<T> {
  const { db, close } = openFirestore(connection);
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** The same with Firestore Lite, which speaks REST only. */
export async function withLite<T>(connection: Connection, work: (db: lite.Firestore) => Promise<T>): Promise<T> {
  const app = openApp(connection);
  const db = lite.getFirestore(app);
  lite.connectFirestoreEmulator(db, '127.0.0.1', connection.port, tokenOf(connection));
  try {
    return await work(db);
  } finally {
    await lite.terminate(db);
    await deleteApp(app);
  }
}
