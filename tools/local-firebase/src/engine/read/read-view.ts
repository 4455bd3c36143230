import { RpcError } from '../../service.ts';
import type { Wire } from '../../service.ts';
import { RETENTION_MICROS } from '../../store/history-table.ts';
import type { DatabaseRef } from '../../store/index.ts';
import type { EngineContext } from '../engine-context.ts';
import type { Tenant } from '../values/resource-path.ts';
import { toMicros, toTimestamp } from '../values/timestamp.ts';
import type { Transaction } from '../transactions/transaction.ts';

/** The state of a database that one read request sees. */
export interface ReadView {
  readonly db: DatabaseRef;
  /** A commit time in the past, or null for now. */
  readonly at: number | null;
  readonly readTime: { readonly seconds: string; readonly nanos: number };
  /** The transaction the read belongs to. */
  readonly transaction: Transaction | null;
  /** Goes into the first response: the transaction that this read began, if it did. */
  readonly opening: Wire;
}

/** Works out a request's consistency selector. Throws RpcError. */
export function openView(context: EngineContext, tenant: Tenant, request: Wire): ReadView {
  const { clock, commits, store, transactions } = context;
  commits.flush();
  const db = store.database(tenant.root);
  let transaction: Transaction | null = null;
  if (request.newTransaction) transaction = transactions.begin(tenant, request.newTransaction, clock.last);
  else if (request.transaction?.length > 0) transaction = transactions.find(tenant, request.transaction);
  const requested = request.readTime ? toMicros(request.readTime) : (transaction?.readTime ?? null);
  const at = requested === null ? null : pastTime(context, db, requested);
  return {
    db,
    at,
    readTime: toTimestamp(at ?? clock.last),
    transaction: transaction?.readOnly ? null : transaction,
    opening: request.newTransaction && transaction ? { transaction: transaction.id } : {},
  };
}

/** Null when the time is not in the past of any commit, so that current documents will do. */
function pastTime({ clock, store }: EngineContext, db: DatabaseRef, time: number): number | null {
  const now = clock.now();
  if (time > now) throw new RpcError('INVALID_ARGUMENT', 'The read time is in the future.');
  if (time < now - RETENTION_MICROS || time < store.forgottenBefore(db)) {
    throw new RpcError('FAILED_PRECONDITION', 'The read time is too old: versions are kept for an hour.');
  }
  // A later commit must not get this very time, or the same read would answer differently.
  clock.reserve(time);
  return time >= clock.last ? null : time;
}
