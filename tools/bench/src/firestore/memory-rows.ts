import type { ChildProcess } from 'node:child_process';
import type { Row } from '../row.ts';
import { listenRequest, OPENING_MESSAGES, startListeners } from './listeners.ts';
import { answerOf } from './load.ts';

const LISTENERS = 1000;
const TIMES = 10;

/** Remains in the server's heap after a thousand listeners came and went ten times. */
export async function benchMemory(address: string, server: ChildProcess): Promise<Row[]> {
  const listeners = startListeners();
  const comeAndGo = async () => {
    await listeners.open(
      address,
      Array.from({ length: LISTENERS }, (_, n) => listenRequest('quiet', n)),
      OPENING_MESSAGES,
    );
    await listeners.close();
  };
  const heap = async () => {
    server.send('heap');
    return (await answerOf<{ megabytes: number }>(server)).megabytes;
  };
  // Code is compiled and caches are filled by the first ones.
  await comeAndGo();
  const base = await heap();
  for (let time = 0; time < TIMES; time++) await comeAndGo();
  const left = (await heap()) - base;
  listeners.end();
  return [
    {
      name: `Firestore: heap kept by ${LISTENERS} listeners, gone ${TIMES} times`,
      value: left,
      unit: 'MB',
      bound: { kind: 'most', value: 5 },
    },
  ];
}
