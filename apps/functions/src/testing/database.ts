import { Firestore } from '@google-cloud/firestore';

/** Connections of the clients of this process, by server. */
const connections = new Map<string, unknown>();

/** The database of a project: every test has a project, so every test begins with nothing. */
export function databaseOf(projectId: string, host: string): Firestore {
  process.env['FIRESTORE_EMULATOR_HOST'] = host;
  // Else the client asks the network whether this machine is one of the cloud's.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const db = new Firestore({ projectId });
  // A client of its own for each test would parse the protocol and open a connection each time.
  const owner = db as unknown as { _clientPool: unknown };
  const shared = connections.get(host) ?? owner._clientPool;
  connections.set(host, shared);
  owner._clientPool = shared;
  return db;
}
