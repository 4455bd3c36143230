import { afterEach, beforeEach, expect, it } from 'vitest';
import { startLocalTasks } from '../tasks/index.ts';
import { createEmulatorsProject, type EmulatorsProject } from './emulators-project.ts';

const RULES = `service cloud.firestore { match /databases/{database}/documents { match /{document=**} { allow read, write: if false; } } }`;

/** A document is answered by a task, which fails the first time. */
const FUNCTIONS = `
const { onDocumentCreated } = require('firebase-functions/v2/firestore');
const { onTaskDispatched } = require('firebase-functions/v2/tasks');
const { initializeApp } = require('firebase-admin/app');
const { getFirestore } = require('firebase-admin/firestore');
const { getFunctions } = require('firebase-admin/functions');
initializeApp();
exports.plan = onDocumentCreated('plans/{id}', ({ params }) =>
  getFunctions().taskQueue('remind').enqueue({ said: 'now' }, { id: params.id, scheduleDelaySeconds: 2 }));
exports.remind = onTaskDispatched({ retryConfig: { maxAttempts: 2, minBackoffSeconds: 0.5 } }, async ({ id, data, retryCount }) => {
  if (retryCount === 0) throw new Error('not yet');
  await getFirestore().doc('reminders/' + id).set({ said: data.said, retryCount });
});
`;

/** Starts the task queues beside the emulators, plans, and waits for the reminder. */
const script = (port: number) => `
import { startLocalTasks } from ${JSON.stringify(new URL('../tasks/index.ts', import.meta.url).href)};
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
const emulators = await (await fetch('http://' + process.env.FIREBASE_EMULATOR_HUB + '/emulators')).json();
const tasks = await startLocalTasks({ port: ${port}, functionsEmulator: '127.0.0.1:' + emulators.functions.port });
initializeApp({ projectId: 'demo-x' });
const db = getFirestore();
const began = Date.now();
await db.doc('plans/a').set({});
const reminder = await new Promise((resolve) => {
  const stop = db.doc('reminders/a').onSnapshot((snapshot) => {
    if (!snapshot.exists) return;
    stop();
    resolve(snapshot.data());
  });
});
console.log('reminded ' + reminder.said + ' retries ' + reminder.retryCount + ' late enough ' + (Date.now() - began >= 2500));
await tasks.close();
await db.terminate();
`;

let project: EmulatorsProject;
beforeEach(async () => {
  project = await createEmulatorsProject();
});
afterEach(() => project.remove());

it('functions run by firebase-tools find the task queues and are found by them', async () => {
  const free = await startLocalTasks();
  await free.close();
  const manifest = {
    name: 'functions',
    main: 'index.js',
    engines: { node: '24' },
    dependencies: { 'firebase-functions': '*' },
  };
  await project.write('firestore.rules', RULES);
  await project.write('functions/package.json', JSON.stringify(manifest));
  await project.write('functions/index.js', FUNCTIONS);
  // The one source whose values win over what firebase-tools sets itself.
  await project.write('functions/.secret.local', `CLOUD_TASKS_EMULATOR_HOST=${free.address}\n`);
  await project.write('functions/plan.mjs', script(Number(free.address.split(':')[1])));
  const output = await project.exec('firestore,functions', 'node functions/plan.mjs');
  expect(output).toContain('reminded now retries 1 late enough true');
}, 300_000);
