/**
 * Goes on with an import as a separate process, so that a test can kill it. Its clock is ahead of the real one: what a killed
 * process has held is free.
 *
 * Usage: run-import.ts <host:port of Firestore> <project> <folder of the bucket> <run> <milliseconds ahead>
 */
import { continueImport } from '../imports/continue-import.ts';
import { servicesWithout } from './bare-services.ts';
import { databaseOf } from './database.ts';
import { ObjectFolder } from './object-folder.ts';

const [host = '', project = '', folder = '', runId = '', ahead = '0'] = process.argv.slice(2);
const db = databaseOf(project, host);
const services = {
  ...servicesWithout(db),
  objects: new ObjectFolder(folder),
  now: () => Date.now() + Number(ahead),
  queueImport: () => Promise.resolve(),
};
await continueImport(services, runId, Number.MAX_SAFE_INTEGER);
await db.terminate();
