import type { Addresses } from '@countin/dev-stack';
import { withTimestamps } from '@countin/domain/testing';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { PROJECT } from '../account.ts';

/** Writes in one batch. */
const BATCH = 400;

/** Writes documents directly, merged into existing ones: thousands of calls would take minutes. */
export async function writeDocuments(
  addresses: Addresses,
  documents: readonly { readonly path: string; readonly fields: object }[],
): Promise<void> {
  // The SDK takes the address of an emulator from the environment alone.
  process.env['FIRESTORE_EMULATOR_HOST'] = new URL(addresses.firestore).host;
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const app = initializeApp({ projectId: PROJECT }, 'bench-documents');
  const firestore = getFirestore(app);
  for (let from = 0; from < documents.length; from += BATCH) {
    const batch = firestore.batch();
    for (const { path, fields } of documents.slice(from, from + BATCH))
      batch.set(
        firestore.doc(path),
        withTimestamps(fields, (at) => Timestamp.fromMillis(at)),
        { merge: true },
      );
    await batch.commit();
  }
  await deleteApp(app);
}
