import { RpcError } from '../service.ts';
import type { Caller, Wire } from '../service.ts';
import type { DatabaseRef } from '../store/index.ts';
import type { DocumentChange, StoredDocument } from '../store/stored-document.ts';
import { applyWrite, preconditionFault } from './apply-write.ts';
import { checkWrites } from './commit-rules.ts';
import type { EngineContext } from './engine-context.ts';
import type { Tenant } from './resource-path.ts';
import type { Transaction } from './transactions.ts';
import { toTimestamp } from './timestamp.ts';
import { parseWrite } from './write-model.ts';
import type { ParsedWrite } from './write-model.ts';

/** One write with what it found and what it makes, for the rules to judge. */
export interface WriteStep {
  readonly write: ParsedWrite;
  readonly after: StoredDocument | null;
  readonly result: Wire;
}

/** Every write of a commit worked out, nothing stored yet. */
export interface PreparedCommit {
  readonly time: number;
  readonly steps: readonly WriteStep[];
  /** By path, as it was before the commit and as it will be after. */
  readonly before: ReadonlyMap<string, StoredDocument | null>;
  readonly after: ReadonlyMap<string, StoredDocument | null>;
  readonly fault: RpcError | null;
}

/**
 * Applies writes atomically and answers through `done`, once they are stored, with a CommitResponse.
 * Throws RpcError, with nothing applied, when the commit is refused.
 */
export function commit(
  context: EngineContext,
  tenant: Tenant,
  writes: readonly Wire[],
  caller: Caller,
  done: (response: Wire, error: RpcError | null) => void,
  transaction: Transaction | null = null,
): void {
  const db = context.store.database(tenant.root);
  const prepared = prepare(context, db, writes.map((write) => parseWrite(tenant, write)));
  checkWrites(context, tenant, caller, prepared);
  // First, since a precondition that fails on what was changed meanwhile holds when the transaction is tried again.
  if (transaction && !transaction.isCurrent()) {
    throw new RpcError('ABORTED', 'A document that the transaction read was changed meanwhile: try again.');
  }
  if (prepared.fault) throw prepared.fault;
  const { time, steps } = prepared;
  const response: Wire = { writeResults: steps.map(({ result }) => result), commitTime: toTimestamp(time) };
  context.commits.add({ db, tenant, caller, time, changes: changesOf(prepared) }, (error) => done(response, error));
}

function prepare(context: EngineContext, db: DatabaseRef, writes: readonly ParsedWrite[]): PreparedCommit {
  const time = context.clock.next();
  const before = new Map<string, StoredDocument | null>();
  const after = new Map<string, StoredDocument | null>();
  let fault: RpcError | null = null;
  const steps = writes.map((write) => {
    if (!after.has(write.path)) {
      before.set(write.path, context.store.documents.get(db, write.path));
      after.set(write.path, before.get(write.path) ?? null);
    }
    const found = after.get(write.path) ?? null;
    fault ??= preconditionFault(write, found);
    const effect = applyWrite(write, found, time, context.maxDocumentBytes);
    after.set(write.path, effect.after);
    return { write, ...effect };
  });
  return { time, steps, before, after, fault };
}

function changesOf({ before, after }: PreparedCommit): DocumentChange[] {
  const changes: DocumentChange[] = [];
  for (const [path, next] of after) {
    const previous = before.get(path) ?? null;
    const name = next?.name ?? previous?.name;
    if (next !== previous && name !== undefined) changes.push({ name, path, before: previous, after: next });
  }
  return changes;
}
