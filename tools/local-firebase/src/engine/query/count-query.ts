import type { DatabaseRef, Store } from '../../store/index.ts';
import { bytesOf } from '../../store/index-table.ts';
import { isEquality, type Constraint, type Query } from './query-model.ts';
import { planIndex } from './query-plan.ts';
import { runQuery } from './run-query.ts';

/** How many documents a query returns, counting no further than `most`. */
export function countQuery(store: Store, db: DatabaseRef, query: Query, most: number, at: number | null): number {
  const wanted = Math.min(query.limit ?? Infinity, most);
  const limit = Math.min(wanted + query.offset, Number.MAX_SAFE_INTEGER);
  if (at === null && !query.start && !query.end && areDisjoint(query.disjuncts)) {
    const found = countEntries(store, db, query, limit);
    if (found !== null) return Math.max(0, found - query.offset);
  }
  return runQuery(store, db, { ...query, limit: Number.isFinite(wanted) ? wanted : null }, at).length;
}

/** Counts entries of indexes, no further than `limit`; null where that does not say how many documents there are. */
function countEntries(store: Store, db: DatabaseRef, query: Query, limit: number): number | null {
  let found = 0;
  for (const constraints of query.disjuncts) {
    const plan = planIndex(query, constraints);
    if (!plan && constraints.length === 0 && query.scope.collectionId !== null)
      return store.documents.count(db, query.scope, limit);
    const index = plan?.exact ? store.indexes.indexFor(db, query.scope, plan.spec) : null;
    if (!plan || index === null) return null;
    found += store.indexes.countEntries(index, bytesOf(plan.from), bytesOf(plan.to), limit - found);
  }
  return found;
}

/** Whether no document is found by two of the disjuncts: any two want different values of one field. */
function areDisjoint(disjuncts: readonly (readonly Constraint[])[]): boolean {
  const wanted = disjuncts.map(
    (constraints) => new Map(constraints.filter(isEquality).map(({ field, keys }) => [field.join('\0'), keys[0]])),
  );
  return wanted.every((values, at) =>
    wanted
      .slice(at + 1)
      .every((others) => [...values].some(([field, key]) => others.has(field) && others.get(field) !== key)),
  );
}
