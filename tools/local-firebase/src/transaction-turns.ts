import type { Engine } from './engine/index.ts';
import type { Caller, FirestoreService, ServerStreamMethod, Wire } from './service.ts';

/** How long after its last read a transaction keeps others from what it read. */
const TURN_MS = 1000;

interface Turn {
  readonly names: Set<string>;
  /** On the clock of `performance.now()`. */
  until: number;
}

interface Read {
  /** The transaction it belongs to; null for the read that begins one. */
  readonly transaction: string | null;
  readonly covers: (name: string) => boolean;
  readonly start: () => void;
}

/**
 * Lets servers' transactions take turns at the documents they read, where the hosted service has locks.
 * The engine finds conflicts at the commit, and SDKs try again after a pause that grows: twenty
 * transactions on one counter would be slow, or give up. So a read waits while another open transaction
 * has read the same, but never longer than that one's turn. What makes transactions correct remains the
 * check at the commit.
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
      else if (id !== transaction && [...turn.names].some(covers)) until = Math.max(until, turn.until);
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

  function begin(id: string, responses: readonly Wire[] = []): void {
    const turn = turns.get(id) ?? { names: new Set(), until: 0 };
    turn.until = performance.now() + turnMs;
    for (const { found, missing, document } of responses) {
      const name: string | undefined = missing ?? (found ?? document)?.name;
      if (name !== undefined) turn.names.add(name);
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
      begin(transaction ?? idOf(responses[0] ?? {}), responses);
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

/** Tells the documents that a read may find: those asked for, or all of a query's collection. */
function coverage(request: Wire): (name: string) => boolean {
  if (request.documents) {
    const names = new Set<string>(request.documents);
    return (name) => names.has(name);
  }
  const query: Wire = request.structuredQuery ?? request.structuredAggregationQuery?.structuredQuery ?? {};
  const { collectionId = '', allDescendants = false }: Wire = query.from?.[0] ?? {};
  return (name) => {
    const below = name.startsWith(`${request.parent}/`) ? name.slice(request.parent.length + 1).split('/') : [];
    const isNear = allDescendants ? below.length > 0 : below.length === 2;
    return isNear && (collectionId === '' || below.at(-2) === collectionId);
  };
}
