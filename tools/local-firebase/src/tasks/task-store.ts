import { DatabaseSync } from 'node:sqlite';
import { createPrepare } from '../store/statements.ts';
import type { NewTask, TaskRequest } from './task-request.ts';

/** A task that waits, or is being attempted. Times are milliseconds since 1970. */
export interface StoredTask extends NewTask {
  readonly row: number;
  readonly queue: string;
  readonly created: number;
  /** Attempts that are known to have failed. */
  readonly failures: number;
  /** Attempts that the function itself answered, other than with 5xx. */
  readonly responses: number;
  readonly firstAttempt: number | null;
  /** Status of the last answer. */
  readonly lastStatus: number | null;
}

/** State of a task after a failed attempt. */
export interface Failure {
  readonly startedAt: number;
  readonly status: number | null;
  readonly nextAt: number;
}

/** Tasks, queues and used ids in one SQLite file. */
export interface TaskStore {
  /** Stores a task; false when its id is in use, or was within the last hour. */
  add(queue: string, task: NewTask, now: number): boolean;
  /** The queue's next tasks in the order of their times, at most so many. */
  next(queue: string, count: number): StoredTask[];
  fail(task: StoredTask, failure: Failure): void;
  /** Removes a task that has run, was given up or deleted; false when there is none. */
  remove(queue: string, id: string, now: number): boolean;
  queuesWithTasks(): string[];
  saveQueue(queue: string, config: string): void;
  queues(): { readonly name: string; readonly config: string }[];
  close(): void;
}

const FORMAT = 1;
/** Rows are never used again: an attempt may outlast its task. */
const TABLES = `
  CREATE TABLE queues (name TEXT PRIMARY KEY, config TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE tasks (
    row INTEGER PRIMARY KEY AUTOINCREMENT, queue TEXT NOT NULL, id TEXT NOT NULL, request TEXT NOT NULL, created INTEGER NOT NULL, due INTEGER NOT NULL,
    failures INTEGER NOT NULL DEFAULT 0, responses INTEGER NOT NULL DEFAULT 0, firstAttempt INTEGER, lastStatus INTEGER,
    UNIQUE (queue, id)
  );
  CREATE INDEX tasks_due ON tasks (queue, due, row);
  CREATE TABLE used (queue TEXT NOT NULL, id TEXT NOT NULL, until INTEGER NOT NULL, PRIMARY KEY (queue, id)) WITHOUT ROWID;
  CREATE INDEX used_until ON used (until);
`;
/** An id is free again an hour after its task is gone, as documented for queues of Cloud Tasks. */
const ID_KEPT_MS = 3_600_000;

/** Opens or creates the file; without a name everything stays in memory. Throws for a file of a newer format. */
export function openTaskStore(file: string | undefined): TaskStore {
  const db = openTaskFile(file);
  const prepare = createPrepare(db);
  return {
    add(queue, { id, request, due }, now) {
      prepare('DELETE FROM used WHERE until <= ?').run(now);
      if (prepare('SELECT 1 FROM used WHERE queue = ? AND id = ?').get(queue, id)) return false;
      const insert = prepare('INSERT OR IGNORE INTO tasks (queue, id, request, created, due) VALUES (?, ?, ?, ?, ?)');
      return insert.run(queue, id, JSON.stringify(request), now, due).changes === 1;
    },
    next(queue, count) {
      const rows = prepare('SELECT * FROM tasks WHERE queue = ? ORDER BY due, row LIMIT ?').all(queue, count);
      return rows.map((row) => ({
        ...(row as unknown as StoredTask),
        request: JSON.parse(String(row.request)) as TaskRequest,
      }));
    },
    fail({ row }, { startedAt, status, nextAt }) {
      const answered = status !== null && (status < 500 || status > 599) ? 1 : 0;
      prepare(`UPDATE tasks SET failures = failures + 1, responses = responses + ?, due = ?, lastStatus = ?,
        firstAttempt = COALESCE(firstAttempt, ?) WHERE row = ?`).run(answered, nextAt, status, startedAt, row);
    },
    remove(queue, id, now) {
      db.exec('BEGIN IMMEDIATE');
      try {
        const { changes } = prepare('DELETE FROM tasks WHERE queue = ? AND id = ?').run(queue, id);
        if (changes === 1) prepare('INSERT OR REPLACE INTO used VALUES (?, ?, ?)').run(queue, id, now + ID_KEPT_MS);
        db.exec('COMMIT');
        return changes === 1;
      } catch (error) {
        // After some failures, a full disk among them, SQLite has done so by itself.
        if (db.isTransaction) db.exec('ROLLBACK');
        throw error;
      }
    },
    queuesWithTasks: () =>
      prepare('SELECT DISTINCT queue FROM tasks')
        .all()
        .map(({ queue }) => String(queue)),
    saveQueue: (queue, config) => void prepare('INSERT OR REPLACE INTO queues VALUES (?, ?)').run(queue, config),
    queues: () => prepare('SELECT name, config FROM queues').all() as { name: string; config: string }[],
    close: () => db.close(),
  };
}

function openTaskFile(file: string | undefined): DatabaseSync {
  const db = new DatabaseSync(file ?? ':memory:', { timeout: 1000 });
  try {
    // One process a file: which attempts are under way is known to that process alone.
    db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
    const format = Number(db.prepare('PRAGMA user_version').get()?.user_version ?? 0);
    if (format > FORMAT)
      throw new Error(`${file} has data format ${format}, newer than format ${FORMAT} which this program knows.`);
    if (format === 0) db.exec(`BEGIN IMMEDIATE; ${TABLES} PRAGMA user_version = ${FORMAT}; COMMIT`);
  } catch (error) {
    db.close();
    const locked = error instanceof Error && error.message.includes('locked');
    throw locked ? new Error(`${file} is in use by another process.`, { cause: error }) : error;
  }
  return db;
}
