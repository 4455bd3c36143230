import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Ended by the operating system: for its memory, or because a decoder broke. */
export class ProgramBroke extends Error {}

/** Memory of scripts in such a process unless it is said, megabytes. Pixels are not in it. */
const SCRIPT_MEMORY = 192;

/** What a program is run with. */
interface ProgramOptions {
  /** Called with each message; the last is the answer. Messages that it sends reach the program. */
  readonly onMessage?: (message: unknown, send: (reply: object) => void) => void;
  /** Memory of scripts, megabytes. */
  readonly memory?: number;
}

/**
 * Runs a program on one message and gives its answer. When the signal aborts, the process is killed. The promise settles
 * once the process has ended, so nothing goes on after it.
 *
 * @throws ProgramBroke; the signal's reason
 */
export async function runProgram<T>(
  program: string | URL,
  message: object,
  signal: AbortSignal,
  { onMessage = () => undefined, memory = SCRIPT_MEMORY }: ProgramOptions = {},
): Promise<T> {
  signal.throwIfAborted();
  const child = fork(program, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${memory}`],
    // Hostile files are read here, so no secret of the environment is.
    env: { NODE_ENV: 'production', ...compileCache() },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let answer: T | undefined;
  // It may end before it has read everything; how it ended is what counts.
  const send = (reply: object) => void (child.connected && child.send(reply, () => undefined));
  child.on('message', (said) => {
    answer = said as T;
    onMessage(said, send);
  });
  const kill = () => child.kill('SIGKILL');
  signal.addEventListener('abort', kill, { once: true });
  try {
    send(message);
    // Its channel closes after its last message.
    const [code, endedBy] = await once(child, 'close');
    if (signal.aborted) throw signal.reason;
    if (endedBy !== null) throw new ProgramBroke(`The program was ended by ${endedBy}.`);
    if (answer === undefined) throw new Error(`The program ended with ${code}.`);
    return answer;
  } finally {
    signal.removeEventListener('abort', kill);
  }
}

/** The folder in which Node keeps compiled files, where the environment names one. A program starts faster with it. */
function compileCache(): { readonly NODE_COMPILE_CACHE?: string } {
  const folder = process.env['NODE_COMPILE_CACHE'];
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: folder };
}
