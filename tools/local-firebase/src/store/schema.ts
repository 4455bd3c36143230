import { randomBytes } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { mendStoredText } from './mend-stored-text.ts';

const SCHEMA_VERSION = 3;

/**
 * `key` is a path with U+0001 for its slashes. Compared bytewise (SQLite's BINARY collation over UTF-8) it sorts
 * segment by segment, as Firestore orders names. Descendants are one range.
 *
 * `grp` is the id of the collection. With a range of keys it serves one collection, without it the collection group.
 * Row ids rise in the order of creation. Every further index would slow each write.
 *
 * `history` keeps what an update or delete replaced, valid from `since` until before `until`. Reads in the past need
 * it. A key in it without a current document is a tombstone.
 *
 * `entries` holds every index in `indexes`; its keys are order-preserving encodings.
 */
const TABLES = `
  CREATE TABLE meta (name TEXT PRIMARY KEY, value) WITHOUT ROWID;
  CREATE TABLE databases (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, forgotten INTEGER NOT NULL);
  CREATE TABLE documents (
    id INTEGER PRIMARY KEY, database INTEGER NOT NULL, key TEXT NOT NULL, grp TEXT NOT NULL,
    created INTEGER NOT NULL, updated INTEGER NOT NULL, data BLOB NOT NULL
  );
  CREATE UNIQUE INDEX documents_key ON documents (database, key);
  CREATE INDEX documents_group ON documents (database, grp, key);
  CREATE TABLE history (
    database INTEGER NOT NULL, key TEXT NOT NULL, since INTEGER NOT NULL, until INTEGER NOT NULL,
    created INTEGER NOT NULL, data BLOB NOT NULL
  );
  CREATE INDEX history_until ON history (database, until);
  CREATE INDEX history_key ON history (database, key, until);
  CREATE TABLE indexes (
    id INTEGER PRIMARY KEY, database INTEGER NOT NULL, scope TEXT NOT NULL, spec TEXT NOT NULL,
    UNIQUE (database, scope, spec)
  );
  CREATE TABLE entries (
    idx INTEGER NOT NULL, key BLOB NOT NULL, document INTEGER NOT NULL, PRIMARY KEY (idx, key)
  ) WITHOUT ROWID;
`;

/** Migrations of a file, by its old version. */
const MIGRATIONS: Readonly<Record<number, (db: DatabaseSync) => void>> = {
  1: (db) =>
    db.exec(
      'DROP INDEX documents_collection; DROP INDEX documents_updated; ALTER TABLE documents DROP COLUMN collection;',
    ),
  2: mendStoredText,
};

/** How much a commit that was acknowledged survives: a power cut (full), or only our own death (normal). */
export type Durability = 'full' | 'normal';

/**
 * Opens or creates a data file; without a name everything stays in memory.
 * Throws when the file was written by a newer version of this program.
 */
export function openDatabase(file: string | undefined, durability: Durability, startClock: number): DatabaseSync {
  const db = new DatabaseSync(file ?? ':memory:', { timeout: 1000 });
  try {
    // One process a file: clock, indexes and listeners are kept in memory. In larger pages batches are stored faster; a
    // file keeps those it was made with. The longer the log may become (32 MB), the less often a frequently changed
    // page is copied into the file.
    db.exec(
      'PRAGMA page_size = 8192; PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA cache_size = -32000; PRAGMA wal_autocheckpoint = 4000;',
    );
    db.exec(`PRAGMA synchronous = ${durability}`);
    const version = Number(db.prepare('PRAGMA user_version').get()?.user_version ?? 0);
    if (version > SCHEMA_VERSION) {
      throw new Error(
        `${file} has data format ${version}, newer than format ${SCHEMA_VERSION} which this program knows: ` +
          'use the newer program, or another data file.',
      );
    }
    if (version === 0) createTables(db, startClock);
    else migrate(db, version);
  } catch (error) {
    db.close();
    const locked = error instanceof Error && error.message.includes('locked');
    throw locked ? new Error(`${file} is in use by another process.`, { cause: error }) : error;
  }
  return db;
}

function createTables(db: DatabaseSync, startClock: number): void {
  db.exec(`BEGIN IMMEDIATE; ${TABLES} PRAGMA user_version = ${SCHEMA_VERSION};`);
  const put = db.prepare('INSERT INTO meta VALUES (?, ?)');
  put.run('lastCommit', startClock);
  put.run('epoch', randomBytes(6).toString('hex'));
  db.exec('COMMIT');
}

function migrate(db: DatabaseSync, from: number): void {
  for (let version = from; version < SCHEMA_VERSION; version += 1) {
    db.exec('BEGIN IMMEDIATE');
    MIGRATIONS[version]?.(db);
    db.exec(`PRAGMA user_version = ${version + 1}; COMMIT;`);
  }
}
