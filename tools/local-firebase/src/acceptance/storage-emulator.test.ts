import { afterEach, beforeEach, expect, it } from 'vitest';
import { createEmulatorsProject, type EmulatorsProject } from './emulators-project.ts';

const FIRESTORE_RULES = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { match /{all=**} { allow read, write: if false; } } }
`;
const STORAGE_RULES = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /rooms/{room}/{name} {
      allow get;
      allow create: if request.resource.size <= 300 * 1024
        && request.resource.contentType == 'text/plain'
        && firestore.get(/databases/(default)/documents/rooms/$(room)).data.owner == request.auth.uid;
    }
  }
}
`;

/** The web SDK through the rules, and the Admin SDK past them. */
const PROBE = `
const { initializeTestEnvironment } = require('@firebase/rules-unit-testing');
const { doc, setDoc } = require('firebase/firestore');
const { getBytes, ref, uploadBytesResumable } = require('firebase/storage');
const { initializeApp } = require('firebase-admin/app');
const { getStorage } = require('firebase-admin/storage');
const BUCKET = 'gs://demo-x.appspot.com';
(async () => {
  const environment = await initializeTestEnvironment({ projectId: 'demo-x' });
  await environment.withSecurityRulesDisabled((context) => setDoc(doc(context.firestore(), 'rooms/blue'), { owner: 'ann' }));
  const attempt = async (what, uid, path, size, contentType = 'text/plain') => {
    const storage = environment.authenticatedContext(uid).storage(BUCKET);
    await uploadBytesResumable(ref(storage, path), new Uint8Array(size), { contentType }).then(
      () => console.log(what + ' passed'),
      (error) => console.log(what + ' ' + error.code),
    );
  };
  await attempt('owner', 'ann', 'rooms/blue/a', 290 * 1024);
  await attempt('foreign', 'bob', 'rooms/blue/b', 5);
  await attempt('other room', 'ann', 'rooms/red/a', 5);
  await attempt('other type', 'ann', 'rooms/blue/c', 5, 'text/html');
  await attempt('too large', 'ann', 'rooms/blue/d', 300 * 1024 + 1);
  const bytes = await getBytes(ref(environment.unauthenticatedContext().storage(BUCKET), 'rooms/blue/a'));
  console.log('read ' + bytes.byteLength);
  initializeApp({ projectId: 'demo-x', storageBucket: 'demo-x.appspot.com' });
  const [files] = await getStorage().bucket().getFiles();
  console.log('kept ' + files.map((file) => file.name).join());
  await environment.cleanup();
})();
`;

let project: EmulatorsProject;
beforeEach(async () => {
  project = await createEmulatorsProject();
  await project.write('firestore.rules', FIRESTORE_RULES);
  await project.write('storage.rules', STORAGE_RULES);
  await project.write('functions/probe.js', PROBE);
});
afterEach(() => project.remove());

it('the Storage emulator decides by these rules, with documents of Firestore', async () => {
  const output = await project.exec('firestore,auth,storage', 'node functions/probe.js');
  const said = output.split('\n').filter((line) => /^(owner|foreign|other|too large|read|kept)/.test(line));
  expect(said).toEqual([
    'owner passed',
    'foreign storage/unauthorized',
    'other room storage/unauthorized',
    'other type storage/unauthorized',
    'too large storage/unauthorized',
    `read ${290 * 1024}`,
    'kept rooms/blue/a',
  ]);
}, 300_000);
