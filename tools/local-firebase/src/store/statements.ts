import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** Prepares a statement once per text; parsing SQL costs more than most of our statements run. */
export type Prepare = (sql: string) => StatementSync;

export function createPrepare(db: DatabaseSync): Prepare {
  const known = new Map<string, StatementSync>();
  return (sql) => {
    let statement = known.get(sql);
    if (!statement) known.set(sql, (statement = db.prepare(sql)));
    return statement;
  };
}
