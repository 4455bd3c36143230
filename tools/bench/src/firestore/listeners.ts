import { answerOf, startProgram } from './load.ts';
import { DATABASE, DOCUMENTS, encode } from './messages.ts';

/** ADD, CURRENT and the global snapshot: what a listener on nothing is told first. */
export const OPENING_MESSAGES = 3;

/** Many Listen streams, held by another process. */
export interface Listeners {
  /** Opens a stream for each request, and waits for so many messages on each. */
  open(address: string, requests: readonly Uint8Array[], messages: number): Promise<void>;
  /** Milliseconds from doing something until each stream has so many more messages; and those of one stream. */
  timeUntil(messages: number, cause: () => Promise<unknown>): Promise<{ milliseconds: number; received: Uint8Array[] }>;
  close(): Promise<void>;
  end(): void;
}

export function startListeners(): Listeners {
  const program = startProgram('listen-program.ts');
  return {
    async open(address, requests, messages) {
      program.send({ open: { address, requests }, expect: messages });
      await answerOf(program);
    },
    async timeUntil(messages, cause) {
      program.send({ expect: messages });
      const arrived = answerOf<{ received: Uint8Array[] }>(program);
      const started = performance.now();
      await cause();
      const { received } = await arrived;
      return { milliseconds: performance.now() - started, received };
    },
    async close() {
      program.send({ close: true });
      await answerOf(program);
    },
    end: () => void program.kill(),
  };
}

/** A ListenRequest for a collection's documents whose field `n` has a value. */
export function listenRequest(collectionId: string, n: number): Buffer {
  const where = { fieldFilter: { field: { fieldPath: 'n' }, op: 'EQUAL', value: { integerValue: n } } };
  const query = { parent: DOCUMENTS, structuredQuery: { from: [{ collectionId }], where } };
  return encode('ListenRequest', { database: DATABASE, addTarget: { targetId: 2, query } });
}
