import type { ChildProcess } from 'node:child_process';
import type { Row } from '../row.ts';
import { listenRequest, OPENING_MESSAGES, startListeners } from './listeners.ts';
import { answerOf, type LoadClient } from './load.ts';
import { inTurn, median } from '../median.ts';
import { commitOf, releaseFields, SERVICE, set } from './messages.ts';

const LISTENERS = 1000;
const ROUNDS = 9;
/** The changed document and the global snapshot. */
const MESSAGES = 2;
const COMMITS = 1500;

/** One write on its way to a thousand listeners, beside a bare server that pushes the same bytes. */
export async function benchFanOut(
  address: string,
  bare: ChildProcess,
  bareAddress: string,
  client: LoadClient,
): Promise<Row[]> {
  const ours = startListeners();
  const theirs = startListeners();
  const requests = Array.from({ length: LISTENERS }, () => listenRequest('shared', 1));
  await ours.open(address, requests, OPENING_MESSAGES);
  bare.send({ answer: Buffer.alloc(1) });
  await answerOf(bare);
  await theirs.open(bareAddress, requests, 1);

  const commit = (bytes: Buffer) =>
    client.run({ address, path: `${SERVICE}/Commit`, streaming: false, requests: [bytes], inFlight: 1 });
  let push: Uint8Array[] = [];
  const [written, pushed] = await inTurn(
    ROUNDS,
    async (round) => {
      const bytes = commitOf(set('shared/one', { ...releaseFields(1), round: { integerValue: round } }));
      const { milliseconds, received } = await ours.timeUntil(MESSAGES, () => commit(bytes));
      push = received;
      return milliseconds;
    },
    async () => {
      const notified = async () => {
        bare.send({ push });
        await answerOf(bare);
      };
      return (await theirs.timeUntil(MESSAGES, notified)).milliseconds;
    },
  );
  await ours.close();
  ours.end();
  theirs.end();
  return [
    {
      name: `Firestore: one write to ${LISTENERS} listeners`,
      value: written,
      unit: 'ms',
      reference: { name: 'a bare gRPC server pushing the same', value: pushed },
      bound: { kind: 'most-ratio', value: 3 },
    },
  ];
}

/**
 * Listeners opened in a second. Also commits while a thousand others listen to other documents of the same collection.
 */
export async function benchUnconcernedListeners(address: string, client: LoadClient): Promise<Row[]> {
  const commits = (run: string) => {
    const requests = Array.from({ length: COMMITS }, (_, n) => commitOf(set(`watched/${run}-${n}`, releaseFields(n))));
    return client.run({ address, path: `${SERVICE}/Commit`, streaming: false, requests, inFlight: 16 });
  };
  await commits('warm');
  const alone: number[] = [];
  const watched: number[] = [];
  const opened: number[] = [];
  const listeners = startListeners();
  for (let round = 0; round < 3; round++) {
    alone.push(await commits(`alone-${round}`));
    const requests = Array.from({ length: LISTENERS }, (_, n) => listenRequest('watched', -1 - n));
    const began = performance.now();
    await listeners.open(address, requests, OPENING_MESSAGES);
    opened.push(LISTENERS / ((performance.now() - began) / 1000));
    watched.push(await commits(`watched-${round}`));
    await listeners.close();
  }
  listeners.end();
  return [
    { name: 'Firestore: listens opened', value: median(opened), unit: '/s' },
    {
      name: `Firestore: commits beside ${LISTENERS} listeners on other queries`,
      value: median(watched),
      unit: '/s',
      reference: { name: 'commits without', value: median(alone) },
      bound: { kind: 'least-ratio', value: 0.8 },
    },
  ];
}
