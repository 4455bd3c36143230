import { DatabaseSync } from 'node:sqlite';

/** The same inserts as the server's: the columns and indexes by which documents can be found. */
const TABLE = `
  CREATE TABLE documents (id INTEGER PRIMARY KEY, database INTEGER, key TEXT, grp TEXT, created INTEGER, updated INTEGER, data BLOB);
  CREATE UNIQUE INDEX documents_key ON documents (database, key);
  CREATE INDEX documents_group ON documents (database, grp, key)`;

/** An SQLite file that is as durable as the server's is measured. */
export interface RawRows {
  /** Inserts rows as one transaction. */
  insert(prefix: string, rows: readonly Uint8Array[]): void;
  close(): void;
}

/** Opens a new file. */
export function openRaw(file: string): RawRows {
  const database = new DatabaseSync(file);
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; ${TABLE}`);
  const insert = database.prepare(
    'INSERT INTO documents (database, key, grp, created, updated, data) VALUES (1, ?, ?, ?, ?, ?)',
  );
  return {
    insert(prefix, rows) {
      database.exec('BEGIN');
      rows.forEach((row, i) => insert.run(`${prefix}-${i}`, prefix, i, i, row));
      database.exec('COMMIT');
    },
    close: () => database.close(),
  };
}
