import { randomBytes } from 'node:crypto';
import { RpcError } from '../service.ts';
import type { Wire } from '../service.ts';
import type { Tenant } from './values/resource-path.ts';
import { toMicros } from './values/timestamp.ts';

/** A transaction that was not finished in this time is forgotten. */
const LIFETIME_MS = 270_000;

/**
 * Transactions are optimistic. A read records its result and how to repeat it, and the commit fails with ABORTED if a
 * repetition differs.
 */
export interface Transaction {
  readonly id: Buffer;
  readonly tenant: Tenant;
  readonly readOnly: boolean;
  /** For read-only ones: the commit time all reads are as of. */
  readonly readTime: number | null;
  noteRead(seen: string, look: () => string): void;
  /** Whether everything read is still so. */
  isCurrent(): boolean;
}

export interface Transactions {
  /** `now` is the time a read-only transaction without a time of its own reads at. */
  begin(tenant: Tenant, options: Wire | undefined, now: number): Transaction;
  /** Throws INVALID_ARGUMENT when it is unknown, finished or too old. */
  find(tenant: Tenant, id: Buffer): Transaction;
  end(id: Buffer): void;
}

export function createTransactions(nowMs: () => number): Transactions {
  const open = new Map<string, { transaction: Transaction; expires: number }>();

  function forgetExpired(): void {
    const now = nowMs();
    for (const [key, { expires }] of open) {
      if (expires > now) return;
      open.delete(key);
    }
  }

  return {
    begin(tenant, options, now) {
      forgetExpired();
      const id = randomBytes(12);
      const readOnly = options?.readOnly !== undefined;
      const asOf = options?.readOnly?.readTime ? toMicros(options.readOnly.readTime) : now;
      const transaction = createTransaction(id, tenant, readOnly ? asOf : null);
      open.set(id.toString('hex'), { transaction, expires: nowMs() + LIFETIME_MS });
      return transaction;
    },
    find(tenant, id) {
      forgetExpired();
      const found = open.get(id.toString('hex'))?.transaction;
      if (found?.tenant.root === tenant.root) return found;
      // The Admin SDK retries on exactly this wording.
      throw new RpcError('INVALID_ARGUMENT', 'The referenced transaction has expired or is no longer valid.');
    },
    end: (id) => void open.delete(id.toString('hex')),
  };
}

function createTransaction(id: Buffer, tenant: Tenant, readTime: number | null): Transaction {
  const reads: { seen: string; look: () => string }[] = [];
  return {
    id,
    tenant,
    readTime,
    readOnly: readTime !== null,
    noteRead: (seen, look) => void reads.push({ seen, look }),
    isCurrent: () => reads.every(({ seen, look }) => look() === seen),
  };
}
