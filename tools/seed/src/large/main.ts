/**
 * Writes the discovery index of a large invented catalogue into the emulator that the environment names.
 * Usage: main.ts [releases = 100000] [from = 0]
 */
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { writeLarge } from './write-large.ts';

const [releases = '100000', from = '0'] = process.argv.slice(2);
if (!process.env['FIRESTORE_EMULATOR_HOST'] || !process.env['GCLOUD_PROJECT']) {
  console.error(
    'The large catalogue goes into an emulator alone: FIRESTORE_EMULATOR_HOST and GCLOUD_PROJECT are missing.',
  );
  process.exit(78);
}
const began = performance.now();
const app = initializeApp({ projectId: process.env['GCLOUD_PROJECT'] });
await writeLarge(getFirestore(app), Number(from), Number(releases));
console.log(`${releases} releases are there after ${Math.round((performance.now() - began) / 1000)} s.`);
process.exit(0);
