/** A process that reads a document in a transaction, and then does nothing more. */
import { setTimeout as delay } from 'node:timers/promises';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';

const db = getFirestore(initializeApp({ projectId: 'demo-locks' }));
await db.runTransaction(async (transaction) => {
  await transaction.get(db.doc('held/a'));
  process.stdout.write('held');
  await delay(600_000);
});
