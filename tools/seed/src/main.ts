/** Writes the example data into the emulators that the environment names. */
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { exampleDocuments } from './example-documents.ts';
import { clipsOf } from './medleys.ts';
import { writeAccounts } from './write-accounts.ts';
import { writeClips } from './write-clips.ts';
import { writeDocuments } from './write-documents.ts';

const NEEDED = ['GCLOUD_PROJECT', 'FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST', 'FIREBASE_STORAGE_EMULATOR_HOST'];
const missing = NEEDED.filter((name) => !process.env[name]);
// Without them the SDK would look for a real project.
if (missing.length > 0) {
  console.error(`The example data goes into emulators alone. Missing: ${missing.join(', ')}`);
  process.exit(78);
}

const app = initializeApp({ projectId: process.env['GCLOUD_PROJECT'] });
const documents = exampleDocuments(Date.now());
await writeAccounts(getAuth(app));
// What documents name is there before them.
await writeClips(getStorage(app), `${process.env['GCLOUD_PROJECT']}.appspot.com`, clipsOf(documents));
await writeDocuments(getFirestore(app), documents);
console.log(`${documents.length} documents and three log-ins are there.`);
process.exit(0);
