import { RpcError } from '../../service.ts';
import type { Transaction } from './transaction.ts';

/** A request that waits for transactions to end. */
export interface Waiting {
  /** The transaction that it is part of. Null for a plain write, and for the read that begins one. */
  readonly transaction: Transaction | null;
  /** The transactions that are in its way now. */
  readonly blockers: () => readonly Transaction[];
  /** Goes on with the request. */
  readonly go: () => void;
  readonly refuse: (error: RpcError) => void;
  /** A read needs no one's end: it lets others finish first. Where that could last, it goes on. */
  readonly isRead: boolean;
  /** On the clock of `performance.now()`; until then it waits. */
  readonly deadline: number;
}

export interface LockQueue {
  readonly waiting: ReadonlySet<Waiting>;
  /** Puts a request at the end. It is refused when the client leaves, and when its deadline passes. */
  add(request: Waiting, signal: AbortSignal | undefined): void;
  /** Lets everything go on that nothing blocks any more. */
  advance(): void;
  /** Refuses whatever waits for the sake of this transaction. */
  refuse(transaction: Transaction, error: RpcError): void;
  close(): void;
}

export const contention = (): RpcError =>
  new RpcError('ABORTED', 'Too much contention on these documents. Please try again.');

/** Requests that wait for locks, first come first served. `touch` notes that a transaction is in use. */
export function createLockQueue(touch: (transaction: Transaction) => void): LockQueue {
  const waiting = new Set<Waiting>();
  const forget = new Map<Waiting, () => void>();
  let advancing = false;
  let again = false;

  function leave(request: Waiting): void {
    waiting.delete(request);
    forget.get(request)?.();
    forget.delete(request);
    if (request.transaction) touch(request.transaction);
  }

  function refuse(request: Waiting, error: RpcError): void {
    leave(request);
    request.refuse(error);
  }

  function go(request: Waiting): void {
    leave(request);
    request.go();
  }

  /** Requests that wait for each other in a circle, beginning with this one. */
  function circle(first: Waiting): readonly Waiting[] | null {
    const seen = new Set([first]);
    const follow = (path: readonly Waiting[]): readonly Waiting[] | null => {
      for (const blocker of path.at(-1)?.blockers() ?? []) {
        if (blocker === first.transaction) return path;
        for (const next of waiting) {
          if (next.transaction !== blocker || seen.has(next)) continue;
          seen.add(next);
          const found = follow([...path, next]);
          if (found) return found;
        }
      }
      return null;
    };
    return first.transaction && waiting.has(first) ? follow([first]) : null;
  }

  /** A read in the circle shares the lock. Without one the youngest transaction is aborted. */
  function breakCircles(request: Waiting): void {
    for (let found = circle(request); found; found = circle(request)) {
      const read = found.find(({ isRead }) => isRead);
      const [youngest] = found.toSorted((a, b) => (b.transaction?.age ?? 0) - (a.transaction?.age ?? 0));
      if (read) go(read);
      else if (youngest) refuse(youngest, contention());
    }
  }

  return {
    waiting,
    add(request, signal) {
      const onAbort = () => refuse(request, new RpcError('CANCELLED', 'The client closed the call.'));
      waiting.add(request);
      if (signal?.aborted) return onAbort();
      signal?.addEventListener('abort', onAbort);
      forget.set(request, () => signal?.removeEventListener('abort', onAbort));
      breakCircles(request);
    },
    advance() {
      again = true;
      if (advancing) return;
      advancing = true;
      while (again) {
        again = false;
        for (const request of [...waiting]) {
          if (!waiting.has(request)) continue;
          if (request.blockers().length === 0) go(request);
          else if (request.deadline <= performance.now()) refuse(request, contention());
        }
      }
      advancing = false;
    },
    refuse(transaction, error) {
      for (const request of [...waiting]) if (request.transaction === transaction) refuse(request, error);
    },
    close() {
      for (const request of [...waiting]) refuse(request, new RpcError('UNAVAILABLE', 'The server is closing.'));
    },
  };
}
