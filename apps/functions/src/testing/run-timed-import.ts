/**
 * Applies an import, and writes the same documents in plain batches, to one Firestore. Says the releases per second of both.
 *
 * Usage: run-timed-import.ts <file> <folder of bucket and database>
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documents } from '@countin/domain/documents';
import { importObjects } from '@countin/domain/imports';
import { anArtistProfile } from '@countin/domain/testing';
import type { DocumentData, DocumentReference } from '@google-cloud/firestore';
import { continueImport } from '../imports/continue-import.ts';
import { createImport } from '../imports/create-import.ts';
import { readImport } from '../imports/read-import.ts';
import { applyImport } from '../imports/works/start-work.ts';
import { refTo, setDocument } from '../platform/write-document.ts';
import { servicesWithout } from './bare-services.ts';
import { databaseOf } from './database.ts';
import { READING } from './import-reading.ts';
import { ObjectFolder } from './object-folder.ts';
import { kill, startFirestore } from './sending/programs.ts';

const BATCH = 500;
const FOREVER = Number.MAX_SAFE_INTEGER;
const [path = '', folder = ''] = process.argv.slice(2);
const [uid, runId] = ['uid-mira', 'run-1'];
const firestore = await startFirestore(join(folder, 'firestore.sqlite'));
const db = databaseOf('demo-import', `127.0.0.1:${firestore.port}`);
const services = {
  ...servicesWithout(db),
  objects: new ObjectFolder(join(folder, 'bucket')),
  queueImport: () => Promise.resolve(),
};
const profile = anArtistProfile();
await setDocument(db, refTo(db, documents.artistProfile(profile.id)), profile);
await services.objects.write(importObjects.file(uid, runId), await readFile(path));
await createImport(services, uid, { runId, name: 'releases.csv', reading: READING, headings: [] });
await continueImport(services, runId, FOREVER);

await applyImport(services, uid, { runId, digest: '', publish: false });
const began = performance.now();
// The plan alone: nothing is begun behind the deadline.
await continueImport(services, runId, 0);
const planned = performance.now();
await continueImport(services, runId, FOREVER);
const applied = performance.now();
const memory = process.resourceUsage().maxRSS / 1024;
const { run } = await readImport(services, uid, { runId });
const done = run.works.at(-1)?.done ?? 0;

const collections = [
  documents.musicProducts().path,
  documents.productSlugs(profile.id).path,
  documents.importSteps(runId).path,
];
const written: { readonly to: DocumentReference; readonly data: DocumentData }[] = [];
for (const collection of collections)
  for (const stored of (await db.collection(collection).get()).docs)
    written.push({ to: db.doc(`copies/all/${collection.replaceAll('/', '-')}/${stored.id}`), data: stored.data() });
const copying = performance.now();
for (let at = 0; at < written.length; at += BATCH) {
  const batch = db.batch();
  for (const { to, data } of written.slice(at, at + BATCH)) batch.create(to, data);
  await batch.commit();
}
const copied = performance.now();
await db.terminate();
await kill(firestore.program);
process.stdout.write(
  JSON.stringify({
    releases: done,
    planSeconds: (planned - began) / 1000,
    rate: (done * 1000) / (applied - planned),
    plainRate: (done * 1000) / (copied - copying),
    memory,
  }),
);
