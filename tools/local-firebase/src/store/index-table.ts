import type { DatabaseRef } from './document-rows.ts';
import type { DocumentTable } from './document-table.ts';
import { toKey } from './document-key.ts';
import { indexKeys } from './index-spec.ts';
import type { IndexSpec } from './index-spec.ts';
import { scopeKey, scopeKeysOf } from './scope.ts';
import type { Scope } from './scope.ts';
import type { Prepare } from './statements.ts';
import type { DocumentChange, StoredDocument } from './stored-document.ts';

/** Below this many documents, reading them all is as quick as an index and costs writers nothing. */
const WORTHWHILE = 250;

interface KnownIndex {
  readonly id: number;
  readonly spec: IndexSpec;
}

/** A collection has no more indexes than this; the oldest makes room. */
const MOST = 40;

/** Indexes are made when a query first needs them, then kept up to date by every commit. */
export interface IndexTable {
  /** The id of the index for a shape of query, made if need be; null where a scan will do. */
  indexFor(db: DatabaseRef, scope: Scope, spec: IndexSpec): number | null;
  countEntries(index: number, from: Uint8Array, to: Uint8Array, most: number): number;
  update(db: DatabaseRef, change: DocumentChange): void;
  /** Forgets every index of a database. */
  clear(db: DatabaseRef): void;
  /** Reads the list of indexes again, after a rollback. */
  reload(): void;
}

export function bytesOf(key: string): Uint8Array {
  return Buffer.from(key, 'latin1');
}

export function createIndexTable(prepare: Prepare, documents: DocumentTable, inTransaction: () => boolean): IndexTable {
  /** By database and scope key, then by spec. */
  const known = new Map<string, Map<string, KnownIndex>>();
  reload();

  function reload(): void {
    known.clear();
    for (const row of prepare('SELECT id, database, scope, spec FROM indexes').all()) {
      const spec = row.spec as string;
      file(`${row.database} ${row.scope}`).set(spec, { id: row.id as number, spec: JSON.parse(spec) as IndexSpec });
    }
  }

  function file(key: string): Map<string, KnownIndex> {
    let group = known.get(key);
    if (!group) known.set(key, (group = new Map()));
    return group;
  }

  function insert(index: KnownIndex, key: string, row: number): void {
    prepare('INSERT OR REPLACE INTO entries VALUES (?, ?, ?)').run(index.id, bytesOf(key), row);
  }

  function build(db: DatabaseRef, scope: Scope, spec: IndexSpec, text: string): KnownIndex {
    // The whole group, whatever ancestor this query names: the index serves them all.
    const whole = scope.allDescendants ? { ...scope, ancestor: '' } : scope;
    prepare('SAVEPOINT build').run();
    try {
      const sql = 'INSERT INTO indexes (database, scope, spec) VALUES (?, ?, ?)';
      const id = Number(prepare(sql).run(db.id, scopeKey(scope), text).lastInsertRowid);
      const index = { id, spec };
      for (const document of documents.scan(db, whole)) {
        const row = rowId(db, document.path);
        for (const key of indexKeys(spec, document)) insert(index, key, row);
      }
      prepare('RELEASE build').run();
      return index;
    } catch (error) {
      // Some failures, a full disk among them, end the whole transaction.
      if (inTransaction()) {
        prepare('ROLLBACK TO build').run();
        prepare('RELEASE build').run();
      }
      throw error;
    }
  }

  function rowId(db: DatabaseRef, path: string): number {
    return prepare('SELECT id FROM documents WHERE database = ? AND key = ?').get(db.id, toKey(path))?.id as number;
  }

  return {
    reload,
    indexFor(db, scope, spec) {
      if (scope.collectionId === null) return null;
      const text = JSON.stringify(spec);
      const key = `${db.id} ${scopeKey(scope)}`;
      const existing = known.get(key)?.get(text);
      if (existing) return existing.id;
      if (documents.count(db, scope, WORTHWHILE) < WORTHWHILE) return null;
      const group = file(key);
      const [oldest] = group;
      if (oldest && group.size >= MOST) {
        prepare('DELETE FROM entries WHERE idx = ?').run(oldest[1].id);
        prepare('DELETE FROM indexes WHERE id = ?').run(oldest[1].id);
        group.delete(oldest[0]);
      }
      const index = build(db, scope, spec, text);
      group.set(text, index);
      return index.id;
    },
    countEntries(index, from, to, most) {
      const sql = 'SELECT 1 FROM entries WHERE idx = ? AND key >= ? AND key < ? LIMIT ?';
      return prepare(`SELECT count(*) AS n FROM (${sql})`).get(index, from, to, most)?.n as number;
    },
    update(db, change) {
      for (const scope of scopeKeysOf(change.path)) {
        const group = known.get(`${db.id} ${scope}`);
        if (group) for (const index of group.values()) updateOne(db, index, change);
      }
    },
    clear(db) {
      const mine = 'SELECT id FROM indexes WHERE database = ?';
      prepare(`DELETE FROM entries WHERE idx IN (${mine})`).run(db.id);
      prepare('DELETE FROM indexes WHERE database = ?').run(db.id);
      for (const key of known.keys()) if (key.startsWith(`${db.id} `)) known.delete(key);
    },
  };

  function updateOne(db: DatabaseRef, index: KnownIndex, { path, before, after }: DocumentChange): void {
    const keys = (document: StoredDocument | null): string[] => (document ? indexKeys(index.spec, document) : []);
    const old = new Set(keys(before));
    const current = keys(after);
    for (const key of current) if (!old.delete(key)) insert(index, key, rowId(db, path));
    for (const key of old) prepare('DELETE FROM entries WHERE idx = ? AND key = ?').run(index.id, bytesOf(key));
  }
}
