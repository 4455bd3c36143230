import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startLocalFirestore } from '../index.ts';

const PROJECT = 'demo-damaged';
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'damaged-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

/** A client as functions have it, of a data file in which `posts/a` holds half of a surrogate pair. */
async function withPoison(version: number, use: (db: Firestore) => Promise<void>): Promise<void> {
  const dataFile = path.join(folder, 'data.sqlite');
  const first = await startLocalFirestore({ dataFile });
  for (const id of ['a', 'b']) {
    const url = `http://127.0.0.1:${first.port}/v1/projects/${PROJECT}/databases/(default)/documents/posts/${id}`;
    await fetch(url, { method: 'PATCH', body: JSON.stringify({ fields: { name: { stringValue: `한국 ${id}` } } }) });
  }
  await first.close();
  const file = new DatabaseSync(dataFile);
  const { data } = file.prepare("SELECT data FROM documents WHERE key = 'posts\u0001a'").get() as { data: Uint8Array };
  const poisoned = Buffer.from(data);
  Buffer.from('eda080', 'hex').copy(poisoned, poisoned.indexOf('한'));
  file.prepare("UPDATE documents SET data = ? WHERE key = 'posts\u0001a'").run(poisoned);
  file.exec(`PRAGMA user_version = ${version}`);
  file.close();

  const server = await startLocalFirestore({ dataFile });
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${server.port}`);
  const app = initializeApp({ projectId: PROJECT }, `damaged-${version}`);
  const db = getFirestore(app);
  await use(db);
  await db.terminate();
  await deleteApp(app);
  await server.close();
}

it('a poisoned document from before is mended when its file is opened, and its collection can be read', async () => {
  await withPoison(2, async (db) => {
    const found = await db.collection('posts').get();
    expect(found.docs.map((document) => document.get('name') as string)).toEqual(['\ufffd국 a', '한국 b']);
  });
});

it(
  'a document that cannot be read fails its readers at once, in transactions too, and leaves other documents alone',
  { timeout: 10_000 },
  async () => {
    await withPoison(3, async (db) => {
      const damaged = { code: 15, message: expect.stringContaining('documents/posts/a" is damaged') };
      await expect(db.doc('posts/a').get()).rejects.toMatchObject(damaged);
      await expect(db.collection('posts').get()).rejects.toMatchObject(damaged);
      await expect(db.runTransaction((transaction) => transaction.get(db.doc('posts/a')))).rejects.toMatchObject(
        damaged,
      );
      expect((await db.doc('posts/b').get()).get('name')).toBe('한국 b');
      await db.doc('posts/c').set({ name: 'c' });
      expect((await db.doc('posts/c').get()).get('name')).toBe('c');
    });
  },
);
