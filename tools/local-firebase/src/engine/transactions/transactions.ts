import { randomBytes } from 'node:crypto';
import { RpcError } from '../../service.ts';
import type { Wire } from '../../service.ts';
import type { DocumentChange } from '../../store/stored-document.ts';
import type { Tenant } from '../values/resource-path.ts';
import { toMicros } from '../values/timestamp.ts';
import { contention, createLockQueue } from './lock-queue.ts';
import type { Waiting } from './lock-queue.ts';
import { createReadLocks } from './read-locks.ts';
import type { Transaction } from './transaction.ts';

/** Milliseconds. */
export interface TransactionTimes {
  /** A transaction that was not used in this time is over. */
  readonly idle: number;
  /** As is one that is not finished in this time. */
  readonly lifetime: number;
  /** How long a write waits for locks. */
  readonly lock: number;
  /** How long after a transaction's last read other reads wait for its end. */
  readonly turn: number;
}

const TIMES: TransactionTimes = { idle: 60_000, lifetime: 270_000, lock: 20_000, turn: 1000 };
const AGE_BYTES = 6;
const ID_BYTES = AGE_BYTES + 10;

/** Open transactions with their locks, and the requests that wait for these. */
export interface Transactions {
  /** `now` is the time a read-only transaction without a time of its own reads at. */
  begin(tenant: Tenant, options: Wire | undefined, now: number): Transaction;
  /** Throws INVALID_ARGUMENT when it is unknown, finished or too old. */
  find(tenant: Tenant, id: Buffer): Transaction;
  /** Finds it for its commit: no request can name it any more. Its locks stay until `end`. */
  take(tenant: Tenant, id: Buffer): Transaction;
  /** Releases its locks. */
  end(transaction: Transaction): void;
  rollback(id: Buffer): void;
  /** Ends every transaction of a database. */
  endAll(tenant: Tenant): void;
  /** Transactions, other than `own`, that have read what the changes would change. */
  lockedAgainst(tenant: Tenant, own: Transaction | null, changes: readonly DocumentChange[]): Transaction[];
  /** Transactions, other than `own`, that have their turn at documents of interest to a read. */
  inTurn(tenant: Tenant, own: Transaction | null, isOfInterest: (other: Transaction) => boolean): Transaction[];
  /** Lets a request wait for its blockers, a write until `deadline` at most. */
  wait(request: Waiting, signal: AbortSignal | undefined): void;
  /** When a write that begins to wait now gives up. */
  lockDeadline(): number;
  close(): void;
}

interface Open {
  readonly transaction: Transaction;
  readonly begun: number;
  used: number;
  taken: boolean;
}

export function createTransactions(given: Partial<TransactionTimes> = {}): Transactions {
  const times = { ...TIMES, ...given };
  const open = new Map<string, Open>();
  let age = 0;
  let timer: NodeJS.Timeout | undefined;
  const queue = createLockQueue((transaction) => {
    const found = open.get(keyOf(transaction.id));
    if (found) found.used = performance.now();
  });

  function expiry({ transaction, begun, used }: Open): number {
    for (const request of queue.waiting) if (request.transaction === transaction) return begun + times.lifetime;
    return Math.min(used + times.idle, begun + times.lifetime);
  }

  function end(transaction: Transaction): void {
    if (!open.delete(keyOf(transaction.id))) return;
    queue.refuse(transaction, contention());
    advance();
  }

  function endExpired(): void {
    const now = performance.now();
    for (const found of [...open.values()]) if (expiry(found) <= now) end(found.transaction);
  }

  function advance(): void {
    queue.advance();
    schedule();
  }

  /** Comes back when time alone may let a request go on. */
  function schedule(): void {
    clearTimeout(timer);
    if (queue.waiting.size === 0) return;
    const now = performance.now();
    let next = now + times.idle;
    for (const { deadline } of queue.waiting) next = Math.min(next, deadline);
    for (const found of open.values()) {
      next = Math.min(next, expiry(found));
      const turnEnd = found.used + times.turn;
      if (turnEnd > now) next = Math.min(next, turnEnd);
    }
    const comeBack = (): void => {
      endExpired();
      advance();
    };
    timer = setTimeout(comeBack, Math.max(1, Math.ceil(next - now))).unref();
  }

  function find(tenant: Tenant, id: Buffer): Open {
    endExpired();
    const found = open.get(keyOf(id));
    if (found && !found.taken && found.transaction.tenant.root === tenant.root) {
      found.used = performance.now();
      return found;
    }
    // The Admin SDK retries on exactly this wording.
    throw new RpcError('INVALID_ARGUMENT', 'The referenced transaction has expired or is no longer valid.');
  }

  function others(tenant: Tenant, own: Transaction | null): Open[] {
    return [...open.values()].filter(
      ({ transaction }) => transaction !== own && !transaction.readOnly && transaction.tenant.root === tenant.root,
    );
  }

  return {
    begin(tenant, options, now) {
      endExpired();
      const readOnly = options?.readOnly !== undefined;
      const asOf = options?.readOnly?.readTime ? toMicros(options.readOnly.readTime) : now;
      age += 1;
      const retried = ageOf(options?.readWrite?.retryTransaction);
      const id = Buffer.concat([Buffer.alloc(AGE_BYTES), randomBytes(ID_BYTES - AGE_BYTES)]);
      id.writeUIntBE(Math.min(retried ?? age, age), 0, AGE_BYTES);
      const transaction: Transaction = {
        id,
        tenant,
        readOnly,
        readTime: readOnly ? asOf : null,
        age: ageOf(id) ?? age,
        locks: createReadLocks(),
      };
      const begun = performance.now();
      open.set(keyOf(id), { transaction, begun, used: begun, taken: false });
      return transaction;
    },
    find: (tenant, id) => find(tenant, id).transaction,
    take(tenant, id) {
      const found = find(tenant, id);
      found.taken = true;
      return found.transaction;
    },
    end,
    rollback(id) {
      const found = open.get(keyOf(id));
      if (found) end(found.transaction);
    },
    endAll(tenant) {
      for (const { transaction } of [...open.values()]) if (transaction.tenant.root === tenant.root) end(transaction);
    },
    lockedAgainst(tenant, own, changes) {
      if (open.size === 0) return [];
      return others(tenant, own)
        .map(({ transaction }) => transaction)
        .filter(({ locks }) => locks.forbid(changes));
    },
    inTurn(tenant, own, isOfInterest) {
      if (open.size === 0) return [];
      const now = performance.now();
      return others(tenant, own)
        .filter(({ transaction, used }) => used + times.turn > now && isOfInterest(transaction))
        .map(({ transaction }) => transaction);
    },
    wait(request, signal) {
      endExpired();
      queue.add(request, signal);
      advance();
    },
    lockDeadline: () => performance.now() + times.lock,
    close() {
      clearTimeout(timer);
      queue.close();
    },
  };
}

const keyOf = (id: Buffer): string => id.toString('hex');

function ageOf(id: Buffer | undefined): number | null {
  return id?.length === ID_BYTES ? id.readUIntBE(0, AGE_BYTES) : null;
}
