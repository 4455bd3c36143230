import { Firestore } from '@google-cloud/firestore';

/** The database of a project: every test has a project, so every test begins with nothing. */
export function databaseOf(projectId: string, host: string): Firestore {
  process.env['FIRESTORE_EMULATOR_HOST'] = host;
  // Else the client asks the network whether this machine is one of the cloud's.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  return new Firestore({ projectId });
}
