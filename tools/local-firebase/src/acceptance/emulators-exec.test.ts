import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEmulatorsProject, type EmulatorsProject } from './emulators-project.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /open/{id} { allow read, write; }
  }
}
`;

/** Asks every emulator at the address firebase-tools hands out. */
const PROBE = `
const base = 'http://' + process.env.FIRESTORE_EMULATOR_HOST + '/v1/projects/demo-x/databases/(default)/documents';
const status = async (url, init) => (await fetch(url, init)).status;
const patch = { method: 'PATCH', body: '{"fields":{"n":{"integerValue":"1"}}}' };
const owner = { headers: { authorization: 'Bearer owner' } };
console.log('had ' + (await status(base + '/open/a', owner)));
console.log('open ' + (await status(base + '/open/a', patch)));
console.log('closed ' + (await status(base + '/closed/a', patch)));
console.log('auth ' + (await status('http://' + process.env.FIREBASE_AUTH_EMULATOR_HOST)));
`;

const FUNCTION = `
const { onDocumentCreated } = require('firebase-functions/v2/firestore');
const { initializeApp } = require('firebase-admin/app');
const { getFirestore } = require('firebase-admin/firestore');
initializeApp();
exports.echo = onDocumentCreated('open/{id}', (event) =>
  getFirestore().doc('echoes/' + event.params.id).set({ heard: event.data.get('said') }));
`;

/** Writes as a client and listens as the owner until the function has answered. */
const SPEAK = `
const { initializeApp } = require('firebase-admin/app');
const { getFirestore } = require('firebase-admin/firestore');
initializeApp({ projectId: 'demo-x' });
const db = getFirestore();
const stop = db.doc('echoes/a').onSnapshot((snapshot) => {
  if (!snapshot.exists) return;
  console.log('heard ' + snapshot.get('heard'));
  stop();
  db.terminate();
});
db.doc('open/a').set({ said: 'hello 🎹' });
`;

let project: EmulatorsProject;
beforeEach(async () => {
  project = await createEmulatorsProject();
  await project.write('firestore.rules', RULES);
});
afterEach(() => project.remove());

describe('firebase emulators:exec', () => {
  it('runs this server as its Firestore emulator, exports on exit and imports again', async () => {
    await project.write('probe.mjs', PROBE);
    const first = await project.exec('firestore,auth', 'node probe.mjs', '--export-on-exit', 'saved');
    expect(first).toMatch(/had 404\s[^]*open 200\s[^]*closed 403\s[^]*auth 200/);
    const files = await readdir(path.join(project.folder, 'saved/firestore_export'));
    expect(files).toContain('firestore_export.overall_export_metadata');
    const second = await project.exec('firestore,auth', 'node probe.mjs', '--import', 'saved');
    expect(second).toMatch(/Importing data[^]*had 200\s[^]*open 200/);
  }, 300_000);

  it('triggers functions by documents', async () => {
    const manifest = {
      name: 'functions',
      main: 'index.js',
      engines: { node: '24' },
      dependencies: { 'firebase-functions': '*' },
    };
    await project.write('functions/package.json', JSON.stringify(manifest));
    await project.write('functions/index.js', FUNCTION);
    await project.write('functions/speak.js', SPEAK);
    const output = await project.exec('firestore,functions', 'node functions/speak.js');
    expect(output).toMatch(/heard hello 🎹/);
  }, 300_000);
});
