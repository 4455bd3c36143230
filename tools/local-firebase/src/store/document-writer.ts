import { toKey } from './document-key.ts';
import type { Bind, DatabaseRef } from './document-rows.ts';
import type { IndexTable } from './index-table.ts';
import type { Prepare } from './statements.ts';
import { collectionIdOf } from './stored-document.ts';
import type { DocumentChange, StoredDocument } from './stored-document.ts';

/** New documents are stored so many at a time: calling SQLite costs about as much as inserting a row does. */
const AT_ONCE = 10;

/**
 * Parameters: database, time, then key, group and data of each row. A failed statement need not be rolled back by
 * itself, since its whole transaction is. Hence FAIL, which spares SQLite a statement journal.
 */
const insert = (rows: number): string => {
  const row = (_: unknown, i: number): string => `(?1, ?${3 * i + 3}, ?${3 * i + 4}, ?2, ?2, ?${3 * i + 5})`;
  return `INSERT OR FAIL INTO documents (database, key, grp, created, updated, data) VALUES ${Array.from({ length: rows }, row).join(', ')}`;
};
const INSERT_ONE = insert(1);
const INSERT_SEVERAL = insert(AT_ONCE);
const KEEP_VERSION = `INSERT INTO history
  SELECT database, key, updated, ?, created, data FROM documents WHERE database = ? AND key = ?`;
const REPLACE = 'UPDATE documents SET created = ?, updated = ?, data = ? WHERE database = ? AND key = ?';

/** Stores what a commit at a time changed, with what that replaced, and brings indexes up to date. */
export function writeChanges(
  prepare: Prepare,
  indexes: IndexTable,
  db: DatabaseRef,
  changes: readonly DocumentChange[],
  time: number,
): void {
  const created: StoredDocument[] = [];
  for (const { path, before, after } of changes) {
    if (after && !before) {
      created.push(after);
      continue;
    }
    const key = toKey(path);
    prepare(KEEP_VERSION).run(time, db.id, key);
    if (after) prepare(REPLACE).run(after.createTime, after.updateTime, after.bytes, db.id, key);
    else prepare('DELETE FROM documents WHERE database = ? AND key = ?').run(db.id, key);
  }
  insertAll(prepare, db, created, time);
  for (const change of changes) indexes.update(db, change);
}

function insertAll(prepare: Prepare, db: DatabaseRef, documents: readonly StoredDocument[], time: number): void {
  const whole = documents.length - (documents.length % AT_ONCE);
  for (let from = 0; from < documents.length;) {
    const to = from < whole ? from + AT_ONCE : from + 1;
    const bind: Bind = [db.id, time];
    for (const { path, bytes } of documents.slice(from, to)) bind.push(toKey(path), collectionIdOf(path), bytes);
    prepare(from < whole ? INSERT_SEVERAL : INSERT_ONE).run(...bind);
    from = to;
  }
}
