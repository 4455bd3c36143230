import type { Engine } from './engine/index.ts';
import { parseQuery } from './engine/query/parse-query.ts';
import { matches } from './engine/query/query-match.ts';
import type { Query } from './engine/query/query-model.ts';
import { parentPath, pathWithin, type Tenant } from './engine/values/resource-path.ts';
import type { Caller, FirestoreService, ServerStreamMethod, Wire } from './service.ts';
import { inScope } from './store/scope.ts';
import { StoredDocument } from './store/stored-document.ts';

/** How long after its last read a transaction keeps others from what it read. */
const TURN_MS = 1000;

interface Turn {
  /** Documents that were read, by name; null where not all of a document is known, or it is missing. */
  readonly held: Map<string, Wire | null>;
  /** On the clock of `performance.now()`. */
  until: number;
}

interface Read {
  /** The transaction it belongs to; null for the read that begins one. */
  readonly transaction: string | null;
  readonly covers: Coverage;
  readonly start: () => void;
}

/** Whether a read may find one of the documents that a turn holds. */
type Coverage = (held: Turn['held']) => boolean;

/**
 * Lets servers' transactions take turns at the documents they read, where the hosted service has locks. The engine
 * finds conflicts at the commit, and SDKs retry after a growing pause. Twenty transactions on one counter would be
 * slow, or fail. So a read waits while another open transaction has read the same, but never longer than that one's
 * turn. Transactions stay correct by the check at the commit.
 */
export function withTurns(engine: Engine, turnMs = TURN_MS): FirestoreService {
  const turns = new Map<string, Turn>();
  let waiting: readonly Read[] = [];
  let timer: NodeJS.Timeout | undefined;

  /** When no other transaction holds what a read covers any more; 0 for now. */
  function blockedUntil({ transaction, covers }: Read): number {
    let until = 0;
    for (const [id, turn] of turns) {
      if (turn.until <= performance.now()) turns.delete(id);
      else if (id !== transaction && covers(turn.held)) until = Math.max(until, turn.until);
    }
    return until;
  }

  function startWaiting(): void {
    let next = Infinity;
    for (const read of waiting) {
      const until = blockedUntil(read);
      if (until > 0) {
        next = Math.min(next, until);
        continue;
      }
      waiting = waiting.filter((other) => other !== read);
      read.start();
    }
    clearTimeout(timer);
    if (next < Infinity) timer = setTimeout(startWaiting, next - performance.now()).unref();
  }

  function begin(id: string, responses: readonly Wire[] = [], isWhole = false): void {
    const turn = turns.get(id) ?? { held: new Map(), until: 0 };
    turn.until = performance.now() + turnMs;
    for (const { found, missing, document } of responses) {
      const read: Wire | undefined = found ?? document;
      const name: string | undefined = missing ?? read?.name;
      if (name !== undefined) turn.held.set(name, isWhole ? (read ?? null) : null);
    }
    turns.set(id, turn);
  }

  function readInTurn(
    method: ServerStreamMethod,
    request: Wire,
    caller: Caller,
  ): Iterable<Wire> | Promise<Iterable<Wire>> {
    const transaction = request.newTransaction ? null : idOf(request);
    const run = (): Wire[] => {
      const responses = [...engine.serverStream(method, request, caller)];
      begin(transaction ?? idOf(responses[0] ?? {}), responses, !request.mask && !request.structuredQuery?.select);
      return responses;
    };
    const covers = coverage(request);
    if (blockedUntil({ transaction, covers, start: run }) === 0) return run();
    return new Promise((resolve, reject) => {
      const start = (): void => {
        try {
          resolve(run());
        } catch (error) {
          reject(error);
        }
      };
      waiting = [...waiting, { transaction, covers, start }];
      startWaiting();
    });
  }

  return {
    serverStream(method, request, caller) {
      const { newTransaction } = request;
      // One that is not known is read-only, or its turn is over.
      const takesTurns = newTransaction ? !newTransaction.readOnly : turns.has(idOf(request));
      return takesTurns ? readInTurn(method, request, caller) : engine.serverStream(method, request, caller);
    },
    unary(method, request, caller) {
      const answer = engine.unary(method, request, caller);
      if (method === 'BeginTransaction' && !request.options?.readOnly) {
        return answer.then((response) => {
          begin(idOf(response));
          return response;
        });
      }
      const ends = (method === 'Commit' || method === 'Rollback') && turns.has(idOf(request));
      if (!ends) return answer;
      return answer.finally(() => {
        turns.delete(idOf(request));
        startWaiting();
      });
    },
    duplex: (method, caller, sink) => engine.duplex(method, caller, sink),
    setRules: (project, source) => engine.setRules(project, source),
    clearDocuments: (project, database) => engine.clearDocuments(project, database),
  };
}

function idOf({ transaction }: Wire): string {
  return transaction?.length > 0 ? transaction.toString('hex') : '';
}

function coverage(request: Wire): Coverage {
  if (request.documents) {
    const names: readonly string[] = request.documents;
    return (held) => names.some((name) => held.has(name));
  }
  const found = parsed(request);
  // The engine says what is wrong with it.
  if (!found) return () => false;
  const { tenant, query } = found;
  return (held) => {
    for (const [name, document] of held) {
      const path = pathWithin(tenant, name);
      if (path === null || !inScope(query.scope, path)) continue;
      if (!document || matches(query, new StoredDocument(name, path, document.fields ?? {}, 0, 0))) return true;
    }
    return false;
  };
}

function parsed(request: Wire): { readonly tenant: Tenant; readonly query: Query } | null {
  try {
    const { tenant, path } = parentPath(request.parent);
    const structured: Wire = request.structuredQuery ?? request.structuredAggregationQuery?.structuredQuery;
    return { tenant, query: parseQuery(path, structured) };
  } catch {
    return null;
  }
}
