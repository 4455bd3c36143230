import type { DatabaseRef } from './document-rows.ts';
import { createDocumentTable } from './document-table.ts';
import type { DocumentTable } from './document-table.ts';
import { writeChanges } from './document-writer.ts';
import { createHistoryTable } from './history-table.ts';
import type { HistoryTable } from './history-table.ts';
import { createIndexTable } from './index-table.ts';
import type { IndexTable } from './index-table.ts';
import { openDatabase } from './schema.ts';
import type { Durability } from './schema.ts';
import { createPrepare } from './statements.ts';
import type { DocumentChange } from './stored-document.ts';

export type { Durability } from './schema.ts';
export type { DatabaseRef } from './document-rows.ts';

/** Everything in the data file. Synchronous; one transaction at a time. */
export interface Store {
  readonly documents: DocumentTable;
  readonly history: HistoryTable;
  readonly indexes: IndexTable;
  /** Distinguishes this data file from any other, for resume tokens. */
  readonly epoch: string;
  /** Time of the last commit that was stored. */
  readonly lastCommit: number;
  database(root: string): DatabaseRef;
  /** Nothing before this commit time can be resumed or read. */
  forgottenBefore(db: DatabaseRef): number;
  begin(): void;
  /** Writes one commit's changes inside the open transaction. */
  apply(db: DatabaseRef, changes: readonly DocumentChange[], time: number): void;
  /** Makes everything since `begin` durable. */
  commit(lastCommit: number): void;
  rollback(): void;
  /** Removes every document of a database with its history, inside the open transaction. */
  clear(db: DatabaseRef, time: number): void;
  close(): void;
}

export function openStore(file: string | undefined, durability: Durability, startClock: number): Store {
  const db = openDatabase(file, durability, startClock);
  const prepare = createPrepare(db);
  const documents = createDocumentTable(prepare);
  const history = createHistoryTable(prepare);
  const indexes = createIndexTable(prepare, documents, () => db.isTransaction);
  const meta = (name: string): unknown => prepare('SELECT value FROM meta WHERE name = ?').get(name)?.value;
  const databases = new Map<string, DatabaseRef>();

  return {
    documents,
    history,
    indexes,
    epoch: String(meta('epoch')),
    lastCommit: Number(meta('lastCommit')),
    database(root) {
      let found = databases.get(root);
      if (!found) {
        prepare('INSERT OR IGNORE INTO databases (name, forgotten) VALUES (?, 0)').run(root);
        const id = prepare('SELECT id FROM databases WHERE name = ?').get(root)?.id as number;
        databases.set(root, (found = { id, root }));
      }
      return found;
    },
    forgottenBefore: ({ id }) => prepare('SELECT forgotten FROM databases WHERE id = ?').get(id)?.forgotten as number,
    begin: () => void prepare('BEGIN IMMEDIATE').run(),
    apply: (ref, changes, time) => writeChanges(prepare, indexes, ref, changes, time),
    commit(lastCommit) {
      prepare("UPDATE meta SET value = ? WHERE name = 'lastCommit'").run(lastCommit);
      prepare('COMMIT').run();
    },
    rollback() {
      // After some failures, a full disk among them, SQLite has done so by itself.
      if (db.isTransaction) prepare('ROLLBACK').run();
      databases.clear();
      indexes.reload();
    },
    clear(ref, time) {
      indexes.clear(ref);
      prepare('DELETE FROM documents WHERE database = ?').run(ref.id);
      prepare('DELETE FROM history WHERE database = ?').run(ref.id);
      prepare('UPDATE databases SET forgotten = ? WHERE id = ?').run(time, ref.id);
    },
    close: () => db.close(),
  };
}
