import type { Store, DatabaseRef } from '../store/index.ts';
import type { StoredDocument } from '../store/stored-document.ts';
import type { ChangeFeed } from './listen/change-feed.ts';
import type { CommitClock } from './commit/commit-clock.ts';
import type { GroupCommit } from './commit/group-commit.ts';
import type { RulesAccess, RulesDocument } from '../rules-contract.ts';
import { pathWithin } from './values/resource-path.ts';
import type { Tenant } from './values/resource-path.ts';
import { toRulesDocument } from './rules-gate.ts';
import type { RulesGate } from './rules-gate.ts';
import type { Subscription } from './listen/subscription.ts';
import type { SharedResults } from './listen/shared-results.ts';
import type { Transactions } from './transactions/transactions.ts';

/** Context of every operation. */
export interface EngineContext {
  readonly store: Store;
  readonly clock: CommitClock;
  readonly commits: GroupCommit;
  readonly gate: RulesGate;
  readonly transactions: Transactions;
  readonly results: SharedResults;
  readonly feed: ChangeFeed<Subscription>;
  /** Largest document in bytes. */
  readonly maxDocumentBytes: number;
}

/** The document at a path now, or as it was at a past commit time. */
export function readDocument(
  { store }: EngineContext,
  db: DatabaseRef,
  path: string,
  at: number | null = null,
): StoredDocument | null {
  const current = store.documents.get(db, path);
  if (at === null || (current && current.updateTime <= at)) return current;
  return store.history.get(db, path, at);
}

/** Access of rules to other documents: those of the same database, as they are now. */
export function currentAccess({ store }: EngineContext, tenant: Tenant): RulesAccess {
  const db = store.database(tenant.root);
  const get = (name: string): RulesDocument | null => {
    const path = pathWithin(tenant, name);
    return path === null ? null : toRulesDocument(store.documents.get(db, path));
  };
  return { get, getAfter: get };
}
