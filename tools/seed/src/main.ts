/** Writes the example data into the emulators that the environment names. */
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { exampleDocuments } from './example-documents.ts';
import { clipsOf } from './medleys.ts';
import { openBucket } from './open-bucket.ts';
import { writePictures } from './pictures/write-pictures.ts';
import { writeAccounts } from './write-accounts.ts';
import { writeClips } from './write-clips.ts';
import { writeDocuments } from './write-documents.ts';

const NEEDED = [
  'GCLOUD_PROJECT',
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
  'FUNCTIONS_URL',
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
const bucket = openBucket(app, project);
const signupSecret = process.env['SIGNUP_SECRET'] ?? '';
const now = Date.now();
await writeAccounts(getAuth(app));
// Processing asks whose the artist is.
await writeDocuments(
  firestore,
  exampleDocuments(now, null, signupSecret).filter(({ path }) => /^artistProfiles\/[^/]+$/.test(path)),
);
const backend = {
  project,
  auth: process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '',
  functions: process.env['FUNCTIONS_URL'] ?? '',
};
const colours = await writePictures(bucket, backend);
const documents = exampleDocuments(now, colours, signupSecret);
// Objects that documents name are stored before them.
await writeClips(bucket, clipsOf(documents));
await writeDocuments(firestore, documents);
console.log(`${documents.length} documents and three log-ins are there.`);
process.exit(0);
