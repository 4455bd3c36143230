import type { DatabaseRef, Store } from '../../store/index.ts';
import { bytesOf } from '../../store/index-table.ts';
import type { Query } from './query-model.ts';
import { planIndex } from './query-plan.ts';
import { runQuery } from './run-query.ts';

/** How many documents a query returns, counting no further than `most`. */
export function countQuery(store: Store, db: DatabaseRef, query: Query, most: number, at: number | null): number {
  const [only, ...others] = query.disjuncts;
  const wanted = Math.min(query.limit ?? Infinity, most);
  const limit = Math.min(wanted + query.offset, Number.MAX_SAFE_INTEGER);
  if (at === null && only && others.length === 0 && !query.start && !query.end) {
    const plan = planIndex(query, only);
    const index = plan?.exact ? store.indexes.indexFor(db, query.scope, plan.spec) : null;
    const whole = !plan && only.length === 0 && query.scope.collectionId !== null;
    let found: number | null = null;
    if (plan && index !== null) found = store.indexes.countEntries(index, bytesOf(plan.from), bytesOf(plan.to), limit);
    else if (whole) found = store.documents.count(db, query.scope, limit);
    if (found !== null) return Math.max(0, found - query.offset);
  }
  return runQuery(store, db, { ...query, limit: Number.isFinite(wanted) ? wanted : null }, at).length;
}
