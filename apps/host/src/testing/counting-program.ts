/** A host's counting as a process of its own, to be killed: `node counting-program.ts <folder>`. */
import { setTimeout } from 'node:timers/promises';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { startCounting } from './counting-stage.ts';

const folder = process.argv[2];
if (folder === undefined) throw new Error('no folder');
const database = getFirestore(initializeApp({ projectId: 'demo-counting' }));
/** Answers on the way, milliseconds: most kills fall between a commit and the news of it. */
const WAY_BACK = 40;
const firestore = new Proxy(database, {
  get(target, name) {
    const value: unknown = Reflect.get(target, name, target);
    if (name !== 'runTransaction') return typeof value === 'function' ? value.bind(target) : value;
    const run: typeof database.runTransaction = async (work) => {
      const result = await target.runTransaction(work);
      await setTimeout(WAY_BACK);
      return result;
    };
    return run;
  },
});
const counting = await startCounting({
  firestore,
  folder,
  flushEvery: 20,
  log: (message, error) => console.error(message, error),
});
process.once('SIGTERM', () => void counting.stop(20_000).then(() => process.exit(0)));
process.stdout.write(`port ${counting.port}\n`);
