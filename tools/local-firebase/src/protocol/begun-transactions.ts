import type { Socket } from 'node:net';
import type { FirestoreService, Wire } from '../service.ts';
import { OWNER } from './caller.ts';

/** Transactions begun over gRPC that are not finished. */
export interface BegunTransactions {
  /** Rolls back what was begun over a connection when it closes. */
  watch(connection: Socket): void;
  /** Notes the transaction that a response carries. It is rolled back at once when the client has left. */
  note(call: BeginningCall, request: Wire, response: Wire | undefined): void;
  /** Notes that a request has finished its transaction. */
  finish(request: Wire): void;
}

interface BeginningCall {
  getPeer(): string;
  /** Aborted when the client leaves the call. */
  readonly signal: AbortSignal;
}

/**
 * A process that has ended, with a transaction open, would hold locks until they expire. The hosted service waits for
 * that. On a developer's machine processes end all the time, and their connections show it.
 */
export function createBegunTransactions(service: FirestoreService): BegunTransactions {
  const begun = new Map<string, { peer: string; rollback: () => void }>();
  return {
    watch(connection) {
      const peer = `${connection.remoteAddress}:${connection.remotePort}`;
      connection.once('close', () => {
        for (const transaction of begun.values()) if (transaction.peer === peer) transaction.rollback();
      });
    },
    note(call, request, response) {
      const transaction: Buffer | undefined = response?.transaction;
      if (!transaction?.length) return;
      const key = transaction.toString('hex');
      const place: string = request.database ?? request.parent;
      const database = place.replace(/\/documents.*$/s, '');
      const rollback = (): void => {
        // One that is over already is no error.
        if (begun.delete(key)) service.unary('Rollback', { database, transaction }, OWNER).catch(() => undefined);
      };
      begun.set(key, { peer: call.getPeer(), rollback });
      if (call.signal.aborted) rollback();
    },
    finish({ transaction }) {
      if (transaction?.length > 0) begun.delete(transaction.toString('hex'));
    },
  };
}
