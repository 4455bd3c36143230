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

test('a data file of format 1 is brought up to date with everything in it', () => {
  const file = join(folder, 'data.sqlite');
  openStore(file, 'normal', 5).close();
  const db = new DatabaseSync(file);
  db.exec(`ALTER TABLE documents ADD COLUMN collection TEXT NOT NULL DEFAULT '';
    CREATE INDEX documents_collection ON documents (database, collection, key);
    CREATE INDEX documents_updated ON documents (database, updated);
    INSERT INTO databases VALUES (1, 'projects/p/databases/d', 0);
    PRAGMA user_version = 1;`);
  const put = db.prepare('INSERT INTO documents (database, key, collection, grp, created, updated, data) VALUES (1, ?, ?, ?, 6, 6, ?)');
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
  expect([...store.documents.changedSince(ref, 5)].map(({ path }) => path).sort()).toEqual(['posts/a', 'posts/a/posts/b']);
  expect([...store.documents.changedSince(ref, 6)]).toEqual([]);
  store.close();
});
