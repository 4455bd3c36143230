import { RpcError } from '../../service.ts';
import type { Caller, Wire } from '../../service.ts';
import type { DatabaseRef } from '../../store/index.ts';
import type { DocumentChange } from '../../store/stored-document.ts';
import { applyWrite, preconditionError } from './apply-write.ts';
import { checkWrites } from './commit-rules.ts';
import type { EngineContext } from '../engine-context.ts';
import type { Tenant } from '../values/resource-path.ts';
import type { Transaction } from '../transactions/transaction.ts';
import { toRpcError } from '../unexpected-error.ts';
import { toTimestamp } from '../values/timestamp.ts';
import type { DocumentState, PreparedCommit } from './prepared-commit.ts';
import { parseWrite } from './write-model.ts';
import type { ParsedWrite } from './write-model.ts';

export interface Committed {
  /** A CommitResponse. */
  readonly response: Wire;
  /** The documents as this commit left them, by path. */
  readonly documents: PreparedCommit['documents'];
}

/** What a commit may come with. */
export interface CommitOptions {
  /** The transaction that it ends, whatever becomes of it. */
  readonly transaction?: Transaction | null;
  /** Aborted when the client leaves: a commit that still waits is then given up. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Applies writes atomically and calls `done` once they are stored, or were lost. A commit waits while other transactions
 * have locked what it changes. The promise that is then returned resolves when it was applied or refused.
 * Throws RpcError, with nothing applied, when the commit is refused at once.
 */
export function commit(
  context: EngineContext,
  tenant: Tenant,
  writes: readonly Wire[],
  caller: Caller,
  done: (outcome: Committed | RpcError) => void,
  { transaction = null, signal }: CommitOptions = {},
): Promise<void> | null {
  const { transactions } = context;
  const db = context.store.database(tenant.root);
  const end = (): void => void (transaction && transactions.end(transaction));

  /** Null once it is applied, or else what has to end first. */
  const attempt = (): (() => readonly Transaction[]) | null => {
    const prepared = prepare(
      context,
      db,
      writes.map((write) => parseWrite(tenant, write)),
    );
    checkWrites(context, tenant, caller, prepared);
    if (prepared.error) throw prepared.error;
    const { time, steps, documents } = prepared;
    const changes = changesOf(prepared);
    const blockers = () => transactions.lockedAgainst(tenant, transaction, changes);
    if (blockers().length > 0) return blockers;
    const response: Wire = { writeResults: steps.map(({ result }) => result), commitTime: toTimestamp(time) };
    context.commits.add({ db, tenant, caller, time, changes }, (error) => done(error ?? { response, documents }));
    return null;
  };

  let blockers: ReturnType<typeof attempt>;
  try {
    blockers = attempt();
  } catch (error) {
    end();
    throw error;
  }
  if (!blockers) {
    end();
    return null;
  }
  const deadline = transactions.lockDeadline();
  return new Promise((resolve) => {
    const settle = (error: RpcError | null): void => {
      end();
      if (error) done(error);
      resolve();
    };
    const wait = (found: () => readonly Transaction[]): void =>
      transactions.wait({ transaction, blockers: found, go, refuse: settle, isRead: false, deadline }, signal);
    const go = (): void => {
      try {
        const found = attempt();
        if (found) wait(found);
        else settle(null);
      } catch (error) {
        settle(toRpcError(error));
      }
    };
    wait(blockers);
  });
}

function prepare(context: EngineContext, db: DatabaseRef, writes: readonly ParsedWrite[]): PreparedCommit {
  const time = context.clock.next();
  const found = context.store.documents.getAll(
    db,
    writes.map(({ path }) => path),
  );
  const documents = new Map<string, DocumentState>();
  const deleted = new Set<string>();
  let error: RpcError | null = null;
  const steps = writes.map((write) => {
    const known = documents.get(write.path);
    const before = known ? known.before : (found.get(write.path) ?? null);
    const current = known ? known.after : before;
    if (write.kind === 'delete') deleted.add(write.path);
    else if (write.precondition?.exists === true && current === null && deleted.has(write.path)) {
      throw new RpcError('INVALID_ARGUMENT', 'Cannot delete then update an entity in the same request.');
    }
    error ??= preconditionError(write, current);
    const { after, result } = applyWrite(write, current, time, context.maxDocumentBytes);
    documents.set(write.path, { before, after });
    return { write, after, result };
  });
  return { time, steps, documents, error };
}

function changesOf({ documents }: PreparedCommit): DocumentChange[] {
  const changes: DocumentChange[] = [];
  for (const [path, { before, after }] of documents) {
    const name = after?.name ?? before?.name;
    if (after !== before && name !== undefined) changes.push({ name, path, before, after });
  }
  return changes;
}
