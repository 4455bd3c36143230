import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Ended by the operating system: for its memory, or because a decoder broke. */
export class ProgramBroke extends Error {}

/** Memory of scripts in such a process, megabytes. Pixels are not in it. */
const SCRIPT_MEMORY = 192;

/**
 * Runs a program on one message and gives its answer. When the signal aborts, the process is killed. The promise settles
 * once the process has ended, so nothing goes on after it.
 *
 * @param onMessage called with each message; the last is the answer
 * @throws ProgramBroke; the signal's reason
 */
export async function runProgram<T>(
  program: string | URL,
  message: object,
  signal: AbortSignal,
  onMessage: (message: unknown) => void = () => undefined,
): Promise<T> {
  signal.throwIfAborted();
  const child = fork(program, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${SCRIPT_MEMORY}`],
    // Hostile files are read here, so no secret of the environment is.
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const answers: T[] = [];
  child.on('message', (answer) => {
    answers.push(answer as T);
    onMessage(answer);
  });
  const kill = () => child.kill('SIGKILL');
  signal.addEventListener('abort', kill, { once: true });
  try {
    // It may end before it has read everything; how it ended is what counts.
    child.send(message, () => undefined);
    // Its channel closes after its last message.
    const [code, endedBy] = await once(child, 'close');
    if (signal.aborted) throw signal.reason;
    const answer = answers.at(-1);
    if (endedBy !== null) throw new ProgramBroke(`The program was ended by ${endedBy}.`);
    if (answer === undefined) throw new Error(`The program ended with ${code}.`);
    return answer;
  } finally {
    signal.removeEventListener('abort', kill);
  }
}
