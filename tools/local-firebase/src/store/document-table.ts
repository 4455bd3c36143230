import { createDocumentCache } from './document-cache.ts';
import { descendantRange, toKey, toPath } from './document-key.ts';
import { COLUMNS, documentFromRow } from './document-rows.ts';
import type { Bind, DatabaseRef, DocumentRow } from './document-rows.ts';
import { inScope, scopeCollection } from './scope.ts';
import type { Scope } from './scope.ts';
import type { Prepare } from './statements.ts';
import type { StoredDocument } from './stored-document.ts';

/** Documents are looked up so many at a time. */
const AT_ONCE = 50;
const GET_ONE = `SELECT ${COLUMNS} FROM documents d WHERE d.database = ? AND d.key = ?`;
const GET_SEVERAL = `SELECT ${COLUMNS} FROM documents d WHERE d.database = ? AND d.key IN (${Array(AT_ONCE).fill('?').join()})`;

/** Bounds on names within a scan; each is a path, and tells whether the path itself is in. */
export interface NameRange {
  readonly from?: { readonly path: string; readonly inclusive: boolean };
  readonly to?: { readonly path: string; readonly inclusive: boolean };
}

/** Reads of current documents. */
export interface DocumentTable {
  get(db: DatabaseRef, path: string): StoredDocument | null;
  /** Existing documents of these paths, by path. */
  getAll(db: DatabaseRef, paths: readonly string[]): ReadonlyMap<string, StoredDocument>;
  /** Documents in a scope, in the order of their names. */
  scan(db: DatabaseRef, scope: Scope, descending?: boolean, range?: NameRange): Iterable<StoredDocument>;
  /** How many documents a scope has, counting no further than `most`. */
  count(db: DatabaseRef, scope: Scope, most?: number): number;
  /** Documents written after a commit time; one may come twice. */
  changedSince(db: DatabaseRef, time: number): Iterable<StoredDocument>;
  /** The documents of index entries, in the entries' order. */
  byEntries(db: DatabaseRef, index: number, from: Uint8Array, to: Uint8Array): Iterable<StoredDocument>;
  /** The first path after the given one that lies in a parent, or null. */
  nextPath(db: DatabaseRef, parent: string, after: string): string | null;
}

export function createDocumentTable(prepare: Prepare): DocumentTable {
  const cache = createDocumentCache();

  function* rows(db: DatabaseRef, sql: string, bind: Bind): Iterable<StoredDocument> {
    for (const row of prepare(sql).iterate(...bind)) yield documentFromRow(db, row as DocumentRow, cache);
  }

  return {
    get(db, path) {
      const row = prepare(GET_ONE).get(db.id, toKey(path));
      return row ? documentFromRow(db, row as DocumentRow, cache) : null;
    },
    getAll(db, paths) {
      const found = new Map<string, StoredDocument>();
      const whole = paths.length - (paths.length % AT_ONCE);
      for (let from = 0; from < whole; from += AT_ONCE) {
        const keys = paths.slice(from, from + AT_ONCE).map(toKey);
        for (const row of prepare(GET_SEVERAL).all(db.id, ...keys)) {
          const document = documentFromRow(db, row as DocumentRow, cache);
          found.set(document.path, document);
        }
      }
      for (const path of paths.slice(whole)) {
        const document = this.get(db, path);
        if (document) found.set(path, document);
      }
      return found;
    },
    *scan(db, scope, descending = false, range = {}) {
      const { where, bind } = scopeCondition(db, scope, range);
      const order = descending ? 'DESC' : 'ASC';
      const sql = `SELECT ${COLUMNS} FROM documents d WHERE ${where} ORDER BY d.key ${order}`;
      for (const document of rows(db, sql, bind)) if (inScope(scope, document.path)) yield document;
    },
    count(db, scope, most = Number.MAX_SAFE_INTEGER) {
      const { where, bind } = scopeCondition(db, scope, {});
      const sql = `SELECT count(*) AS n FROM (SELECT 1 FROM documents d WHERE ${where} LIMIT ?)`;
      return prepare(sql).get(...bind, most)?.n as number;
    },
    *changedSince(db, time) {
      // The latest rows are the latest creations; whatever else changed has left an older version behind.
      for (const row of prepare(`SELECT d.database, ${COLUMNS} FROM documents d ORDER BY d.id DESC`).iterate()) {
        if ((row.created as number) <= time) break;
        if (row.database === db.id) yield documentFromRow(db, row as DocumentRow, cache);
      }
      const sql = `SELECT ${COLUMNS} FROM documents d WHERE d.database = ?1 AND d.updated > ?2
        AND d.key IN (SELECT key FROM history WHERE database = ?1 AND until > ?2)`;
      yield* rows(db, sql, [db.id, time]);
    },
    byEntries(db, index, from, to) {
      const sql = `SELECT ${COLUMNS} FROM entries e CROSS JOIN documents d ON d.id = e.document
        WHERE e.idx = ? AND e.key >= ? AND e.key < ? ORDER BY e.key`;
      return rows(db, sql, [index, from, to]);
    },
    nextPath(db, parent, after) {
      const [from, to] = descendantRange(parent);
      const sql = 'SELECT key FROM documents WHERE database = ? AND key >= ? AND key < ? ORDER BY key LIMIT 1';
      const start = after === '' ? from : descendantRange(after)[1];
      const row = prepare(sql).get(db.id, start > from ? start : from, to);
      return row ? toPath(row.key as string) : null;
    },
  };
}

function scopeCondition(db: DatabaseRef, scope: Scope, range: NameRange): { where: string; bind: Bind } {
  const collection = scopeCollection(scope);
  const [low, high] = descendantRange(collection ?? scope.ancestor);
  let where = 'd.database = ?';
  const bind: Bind = [db.id];
  const and = (condition: string, value: string): void => {
    where += ` AND ${condition}`;
    bind.push(value);
  };
  if (scope.collectionId !== null) and('d.grp = ?', scope.collectionId);
  if (collection !== null || scope.ancestor !== '') {
    and('d.key >= ?', low);
    and('d.key < ?', high);
  }
  // A collection may have one of the same name below it.
  if (collection !== null) and('instr(substr(d.key, 1 + length(?)), char(1)) = 0', low);
  if (range.from) and(`d.key ${range.from.inclusive ? '>=' : '>'} ?`, toKey(range.from.path));
  if (range.to) and(`d.key ${range.to.inclusive ? '<=' : '<'} ?`, toKey(range.to.path));
  return { where, bind };
}
