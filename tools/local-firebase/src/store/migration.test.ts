import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { encodeFields } from './document-bytes.ts';
import { openStore } from './index.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'local-firestore-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('unreadable texts in a data file of format 2 are repaired, readable ones are unchanged', () => {
  const file = join(folder, 'data.sqlite');
  openStore(file, 'normal', 5).close();
  const fields = {
    name: { stringValue: 'a\ud800b\ud83d' },
    list: { arrayValue: { values: [{ mapValue: { fields: { 'k\udc00': { stringValue: '한\udfff' } } } }] } },
    bytes: { bytesValue: Buffer.from('eda080', 'hex') },
    emoji: { stringValue: '😀 한국' },
  };
  const sound = encodeFields({ name: { stringValue: '한국' }, bytes: { bytesValue: Buffer.from('eda080', 'hex') } });
  const damaged = Buffer.concat([encodeFields({ name: { stringValue: '한\ud800' } }), Buffer.from([0x12, 0x7f])]);
  const db = new DatabaseSync(file);
  db.exec("INSERT INTO databases VALUES (1, 'projects/p/databases/d', 0); PRAGMA user_version = 2;");
  const put = db.prepare(
    "INSERT INTO documents (database, key, grp, created, updated, data) VALUES (1, ?, 'posts', 6, 7, ?)",
  );
  put.run('posts\u0001a', encodeFields(fields));
  put.run('posts\u0001b', sound);
  put.run('posts\u0001c', damaged);
  db.prepare('INSERT INTO history VALUES (1, ?, 6, 7, 6, ?)').run('posts\u0001a', encodeFields(fields));
  db.close();

  const store = openStore(file, 'normal', 5);
  const ref = store.database('projects/p/databases/d');
  const mended = {
    name: { stringValue: 'a\ufffdb\ufffd' },
    list: { arrayValue: { values: [{ mapValue: { fields: { 'k\ufffd': { stringValue: '한\ufffd' } } } }] } },
    bytes: { bytesValue: Buffer.from('eda080', 'hex') },
    emoji: { stringValue: '😀 한국' },
  };
  expect(store.documents.get(ref, 'posts/a')?.fields).toEqual(mended);
  expect(store.history.get(ref, 'posts/a', 6)?.fields).toEqual(mended);
  expect(store.documents.get(ref, 'posts/b')?.bytes).toEqual(new Uint8Array(sound));
  expect(() => store.documents.get(ref, 'posts/c')?.fields).toThrow(expect.objectContaining({ status: 'DATA_LOSS' }));
  store.close();
});

test('a data file of format 1 is brought up to date with everything in it', () => {
  const file = join(folder, 'data.sqlite');
  openStore(file, 'normal', 5).close();
  const db = new DatabaseSync(file);
  db.exec(`ALTER TABLE documents ADD COLUMN collection TEXT NOT NULL DEFAULT '';
    CREATE INDEX documents_collection ON documents (database, collection, key);
    CREATE INDEX documents_updated ON documents (database, updated);
    INSERT INTO databases VALUES (1, 'projects/p/databases/d', 0);
    PRAGMA user_version = 1;`);
  const put = db.prepare(
    'INSERT INTO documents (database, key, collection, grp, created, updated, data) VALUES (1, ?, ?, ?, 6, 6, ?)',
  );
  put.run('posts\u0001a', 'posts', 'posts', encodeFields({ n: { integerValue: '1' } }));
  put.run('posts\u0001a\u0001posts\u0001b', 'posts/a/posts', 'posts', encodeFields({}));
  db.close();

  const store = openStore(file, 'normal', 5);
  const ref = store.database('projects/p/databases/d');
  expect(store.documents.get(ref, 'posts/a')?.fields).toEqual({ n: { integerValue: '1' } });
  const posts = { ancestor: '', collectionId: 'posts', allDescendants: false };
  expect([...store.documents.scan(ref, posts)].map(({ path }) => path)).toEqual(['posts/a']);
  expect(store.documents.count(ref, posts)).toBe(1);
  expect(store.documents.count(ref, { ...posts, allDescendants: true })).toBe(2);
  expect([...store.documents.changedSince(ref, 5)].map(({ path }) => path).sort()).toEqual([
    'posts/a',
    'posts/a/posts/b',
  ]);
  expect([...store.documents.changedSince(ref, 6)]).toEqual([]);
  store.close();
});
