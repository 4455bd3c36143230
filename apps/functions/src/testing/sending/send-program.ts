/**
 * Tells every fan who is due, run after run, in a separate process that may be killed at any point. Ends when no
 * message waits. With an IPC channel it answers with what it has read and written.
 */
import { generateKeyPairSync } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { documents } from '@countin/domain/documents';
import { createMailTransport } from '../../platform/senders/mail-transport.ts';
import type { Services } from '../../platform/services.ts';
import { runReleaseDay } from '../../release-day/run-release-day.ts';
import { servicesWithout } from '../bare-services.ts';
import { databaseOf } from '../database.ts';
import { runSendTask } from '../../sending/send-tasks.ts';
import { countDocuments } from './count-documents.ts';
import { cpuMsSince } from './cpu-time.ts';
import { readSettings } from './settings-of.ts';
import { TasksOfProcess } from './tasks-of-process.ts';

/** A run ends after this, as in the cloud; the next one begins at once. Milliseconds. */
const RUN_MS = 50_000;
const LOOK_AGAIN_MS = 500;
/** More than a lease or an ordinary wait between attempts. */
const HURRY_MS = 20 * 60_000;

const {
  firestoreHost,
  project,
  smtpUrl,
  signed = false,
  hurries = false,
  queued = false,
  ...settings
} = readSettings();
const from = { name: 'Countin', address: 'hello@countin.example' };
const key = () => ({
  domain: 'countin.example',
  selector: 'test',
  privateKey: generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString(),
});
const db = databaseOf(project, firestoreHost);
const bare = servicesWithout(db);
const transport = createMailTransport(smtpUrl, from, bare.signupSecret, signed ? key() : null);
let { ahead } = settings;
const now = () => Date.now() + ahead;
const tasks = new TasksOfProcess(now, (task) => runSendTask(services, task, now() + RUN_MS));
const services: Services = {
  ...bare,
  now,
  sendMail: transport.send,
  // Servers that are killed are no news to the test that kills them.
  log: () => undefined,
  ...(queued && { queueSend: tasks.add }),
};
const counts = countDocuments(db);

/** Fans whose moment has come and who are not told, and messages that have no end yet. */
async function waiting(): Promise<number> {
  const due = db.collectionGroup('signups').where('state', '==', 'confirmed').where('dueAt', '<=', new Date(now()));
  const open = db.collection(documents.outbox().path).where('state', 'in', ['queued', 'sending']);
  const found = await Promise.all([due.limit(1).count().get(), open.limit(1).count().get()]);
  return found.reduce((sum, answer) => sum + answer.data().count, 0);
}

process.send?.({ begun: Date.now() });
const cpu = process.cpuUsage();
for (;;) {
  // The database may be away at any time.
  await runReleaseDay(services, now() + RUN_MS).catch(() => undefined);
  await tasks.done();
  const left = await waiting().catch(() => 1);
  if (left === 0) break;
  // No attempt is under way.
  if (hurries) process.send?.({ ahead: (ahead += HURRY_MS) });
  await delay(LOOK_AGAIN_MS);
}
process.send?.({ counts, cpuMs: cpuMsSince(cpu) });
transport.close();
await db.terminate();
process.disconnect?.();
