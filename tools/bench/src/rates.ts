import type { ChildProcess } from 'node:child_process';
import { answerOf } from './firestore/load.ts';

const CONNECTIONS = 32;
const SECONDS = 3;
/** Turns of both servers: whatever else the machine does meanwhile meets both. */
const TURNS = 5;
/** Without one, a request is that of a program, which is counted apart. */
export const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Requests a second that a load program reaches. @throws Error with what the program says of a failure */
export async function rateOf(program: ChildProcess, order: object): Promise<number> {
  program.send({ ...order, connections: CONNECTIONS, seconds: SECONDS });
  const answer = await answerOf<{ perSecond?: number; error?: string }>(program);
  if (answer.perSecond === undefined) throw new Error(answer.error);
  return answer.perSecond;
}

/** Measures a server and a reference in turns; the turn with the median ratio counts. */
export async function inTurns(measure: () => Promise<number>, measureReference: () => Promise<number>) {
  const turns: { measured: number; reference: number }[] = [];
  for (let turn = 0; turn < TURNS; turn += 1)
    turns.push({ measured: await measure(), reference: await measureReference() });
  const [middle] = turns.toSorted((a, b) => a.measured / a.reference - b.measured / b.reference).slice(TURNS >> 1);
  if (!middle) throw new Error('nothing was measured');
  return middle;
}
