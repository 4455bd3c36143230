import { toKey } from './document-key.ts';
import { versionFrom } from './document-rows.ts';
import type { DatabaseRef } from './document-rows.ts';
import type { Prepare } from './statements.ts';
import type { StoredDocument } from './stored-document.ts';

/** How long replaced versions and tombstones are kept. */
export const RETENTION_MICROS = 3600 * 1e6;

/** Versions that are no longer current. */
export interface HistoryTable {
  /** The version replaced or deleted later that was current at a time, or null. */
  get(db: DatabaseRef, path: string, time: number): StoredDocument | null;
  /** Every such version. */
  at(db: DatabaseRef, time: number): Iterable<StoredDocument>;
  /** Drops what is past retention, and notes that older tokens can no longer be resumed. */
  prune(before: number): void;
}

export function createHistoryTable(prepare: Prepare): HistoryTable {
  const columns = 'SELECT key, since, created, data FROM history WHERE database = ?';
  const version = (db: DatabaseRef, row: Record<string, unknown>): StoredDocument =>
    versionFrom(db, row.key as string, row.data as Uint8Array, row.created as number, row.since as number);
  return {
    get(db, path, time) {
      const row = prepare(`${columns} AND key = ? AND until > ? AND since <= ?`).get(db.id, toKey(path), time, time);
      return row ? version(db, row) : null;
    },
    *at(db, time) {
      const rows = prepare(`${columns} AND until > ? AND since <= ?`).iterate(db.id, time, time);
      for (const row of rows) yield version(db, row);
    },
    prune(before) {
      // Naming the databases lets SQLite use the index on (database, until).
      prepare('DELETE FROM history WHERE database IN (SELECT id FROM databases) AND until <= ?').run(before);
      prepare('UPDATE databases SET forgotten = max(forgotten, ?)').run(before);
    },
  };
}
