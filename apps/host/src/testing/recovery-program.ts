/**
 * Writes what an earlier host left in a journal: `node recovery-program.ts <folder>`. It is a process of its own, so that
 * a test can limit its heap. It prints the number of documents that it wrote.
 */
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { startCounting } from './counting-stage.ts';

const folder = process.argv[2];
if (folder === undefined) throw new Error('no folder');
const counting = await startCounting({
  firestore: getFirestore(initializeApp({ projectId: 'demo-recovery' })),
  folder,
  log: (message, error) => console.error(message, error),
});
await counting.counter.flush();
process.stdout.write(`written ${counting.counter.written}\n`);
await counting.stop();
