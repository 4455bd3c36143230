import { openStore } from '../store/index.ts';
import type { Durability } from '../store/index.ts';
import type { DuplexSink, FirestoreService, Wire } from '../service.ts';
import { clearDocuments } from './commit/clear-documents.ts';
import { createChangeFeed } from './listen/change-feed.ts';
import { createCommitClock } from './commit/commit-clock.ts';
import type { CommitEvent } from './commit/commit-event.ts';
import type { EngineContext } from './engine-context.ts';
import { createGroupCommit } from './commit/group-commit.ts';
import { openListenSession } from './listen/listen-session.ts';
import type { Subscription } from './listen/subscription.ts';
import { serverStreamMethods, unaryMethods } from './methods.ts';
import { createRulesGate } from './rules-gate.ts';
import type { CompileRules } from './rules-gate.ts';
import { createSharedResults } from './listen/shared-results.ts';
import { inTurn } from './transactions/read-turns.ts';
import { createTransactions } from './transactions/transactions.ts';
import type { TransactionTimes } from './transactions/transactions.ts';
import { toRpcError } from './unexpected-error.ts';
import { openWriteSession } from './commit/write-session.ts';

export type { CommitEvent } from './commit/commit-event.ts';
export type { Durability } from '../store/index.ts';

export interface EngineOptions {
  /** SQLite file to keep everything in; absent: in memory. */
  readonly dataFile?: string;
  readonly durability: Durability;
  readonly compileRules: CompileRules;
  readonly log?: (message: string) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Largest document; 1 MiB as in the hosted service, if absent. 16 MiB at most. */
  readonly maxDocumentBytes?: number;
  /** Other times than the hosted service's. */
  readonly transactionTimes?: Partial<TransactionTimes>;
}

export interface Engine extends FirestoreService {
  /** Calls a listener after each commit that changed something, once it is durable. Returns the dispose function. */
  onCommit(listener: (event: CommitEvent) => void): () => void;
  /** Stores what is pending and closes the data file. */
  close(): void;
}

const MIB = 1024 * 1024;

/** Opens a Firestore. Throws when the data file cannot be used, or has a newer format. */
export function createEngine(options: EngineOptions): Engine {
  const nowMs = options.now ?? Date.now;
  const log = options.log ?? (() => undefined);
  const store = openStore(options.dataFile, options.durability, nowMs() * 1000);
  const clock = createCommitClock(store.lastCommit, () => Math.floor(nowMs() * 1000));
  const feed = createChangeFeed<Subscription>();
  const listeners = new Set<(event: CommitEvent) => void>();
  const commits = createGroupCommit(store, clock, (stored) => {
    feed.publish(stored);
    for (const commit of stored.filter(({ changes }) => changes.length > 0)) {
      for (const listener of listeners) attempt(() => listener(commit), log);
    }
  });
  const context: EngineContext = {
    store,
    clock,
    commits,
    feed,
    gate: createRulesGate(options.compileRules, log),
    transactions: createTransactions(options.transactionTimes),
    results: createSharedResults(clock),
    maxDocumentBytes: Math.min(options.maxDocumentBytes ?? MIB, 16 * MIB),
  };

  return {
    async unary(method, request, caller, signal) {
      try {
        return await unaryMethods[method](context, request, caller, signal);
      } catch (error) {
        throw toRpcError(error);
      }
    },
    serverStream(method, request, caller, signal) {
      const read = (): Iterable<Wire> => {
        try {
          return serverStreamMethods[method](context, request, caller);
        } catch (error) {
          throw toRpcError(error);
        }
      };
      return inTurn(context, request, read, signal);
    },
    duplex(method, caller, sink) {
      const safe: DuplexSink = {
        send: (response) => attempt(() => sink.send(response), log),
        fail: (error) => attempt(() => sink.fail(error), log),
      };
      return (method === 'Listen' ? openListenSession : openWriteSession)(context, caller, safe);
    },
    setRules(project, source) {
      const issues = context.gate.setRules(project, source);
      feed.rulesChanged(project);
      return issues;
    },
    clearDocuments: (project, database) => clearDocuments(context, project, database),
    onCommit(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      context.transactions.close();
      commits.flush();
      store.close();
    },
  };
}

/** Calls code outside of the engine, whose errors must not keep others from hearing of a commit. */
function attempt(call: () => void, log: (message: string) => void): void {
  try {
    call();
  } catch (error) {
    log(`A listener failed: ${error instanceof Error ? error.stack : String(error)}`);
  }
}
