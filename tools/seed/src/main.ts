/** Writes the example data into the emulators that the environment names. */
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { exampleDocuments } from './example-documents.ts';
import { exampleObjects } from './files/example-objects.ts';
import { writeObjects } from './files/write-objects.ts';
import { writeAccounts } from './write-accounts.ts';
import { writeDocuments } from './write-documents.ts';

const NEEDED = [
  'GCLOUD_PROJECT',
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
  'SIGNUP_SECRET',
];
const missing = NEEDED.filter((name) => !process.env[name]);
// Without them the SDK would look for a real project.
if (missing.length > 0) {
  console.error(`The example data goes into emulators alone. Missing: ${missing.join(', ')}`);
  process.exit(78);
}

const project = process.env['GCLOUD_PROJECT'] ?? '';
const app = initializeApp({ projectId: project });
const firestore = getFirestore(app);
const signupSecret = process.env['SIGNUP_SECRET'] ?? '';
await writeAccounts(getAuth(app));
const documents = exampleDocuments(Date.now(), signupSecret);
// Objects that documents name are stored before them.
await writeObjects(app, project, exampleObjects(documents));
await writeDocuments(firestore, documents);
console.log(`${documents.length} documents and three log-ins are there.`);
process.exit(0);
