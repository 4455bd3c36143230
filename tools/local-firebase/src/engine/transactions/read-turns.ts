import type { Wire } from '../../service.ts';
import { inScope } from '../../store/scope.ts';
import type { EngineContext } from '../engine-context.ts';
import { matches } from '../query/query-match.ts';
import { parseQuery } from '../query/parse-query.ts';
import { documentPath, parentPath, parseName } from '../values/resource-path.ts';
import type { Tenant } from '../values/resource-path.ts';
import type { Transaction } from './transaction.ts';

/**
 * Runs a read in its turn. A transaction's read waits while another open transaction has read the same. With shared
 * locks alone, twenty transactions on one counter would all read it, then abort each other at their commits.
 * A turn is short, since waiting for it is only a courtesy: locks keep transactions apart without it.
 */
export function inTurn<T>(
  context: EngineContext,
  request: Wire,
  read: () => T,
  signal: AbortSignal | undefined,
): T | Promise<T> {
  const turn = turnOf(context, request);
  if (!turn || turn.blockers().length === 0) return read();
  return new Promise((resolve, reject) => {
    const go = (): void => {
      try {
        resolve(read());
      } catch (error) {
        reject(error as Error);
      }
    };
    context.transactions.wait({ ...turn, go, refuse: reject, isRead: true, deadline: Infinity }, signal);
  });
}

/** Null where a read takes none: outside of transactions, and in read-only ones. */
function turnOf({ transactions }: EngineContext, request: Wire) {
  const { newTransaction } = request;
  if ((!newTransaction && !(request.transaction?.length > 0)) || newTransaction?.readOnly) return null;
  try {
    const { tenant, covers } = coverage(request);
    const transaction = newTransaction ? null : transactions.find(tenant, request.transaction);
    if (transaction?.readOnly) return null;
    return { transaction, blockers: () => transactions.inTurn(tenant, transaction, covers) };
  } catch {
    // The read itself says what is wrong with it.
    return null;
  }
}

function coverage(request: Wire): { tenant: Tenant; covers: (other: Transaction) => boolean } {
  if (request.database !== undefined) {
    const { tenant } = parseName(request.database);
    const paths = new Set((request.documents ?? []).map((name: string) => documentPath(tenant, name)));
    return { tenant, covers: ({ locks }) => locks.someDocument((path) => paths.has(path)) };
  }
  const { tenant, path: parent } = parentPath(request.parent);
  const query = parseQuery(parent, request.structuredQuery ?? request.structuredAggregationQuery?.structuredQuery);
  const covers = ({ locks }: Transaction): boolean =>
    locks.someDocument((path, document) => (document ? matches(query, document) : inScope(query.scope, path)));
  return { tenant, covers };
}
