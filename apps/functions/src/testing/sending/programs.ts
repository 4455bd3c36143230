import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { SinkSettings } from './smtp-sink-program.ts';

const FIRESTORE = join(import.meta.dirname, '../../../../../tools/local-firebase/src/main.ts');
/** Memory as in `notifyDue`, with the options of `.env.example`, and half of the objects that its 512 MiB permit. */
const OF_FUNCTIONS = ['--max-old-space-size=128', '--max-semi-space-size=16'];
/** Vitest's own arguments are not those of a program. */
const PLAIN = { execArgv: [], env: { ...process.env, NODE_ENV: 'production' } };

/** Starts a program of this folder with settings. */
export function startProgram(name: string, settings: object): ChildProcess {
  const isFunction = name === 'send-program.ts';
  return fork(join(import.meta.dirname, name), [JSON.stringify(settings)], {
    ...PLAIN,
    ...(isFunction && { execArgv: OF_FUNCTIONS }),
  });
}

/** A server that listens, as a process of its own. */
export interface Listening {
  readonly port: number;
  readonly program: ChildProcess;
}

/** @param port 0 for any */
export async function startFirestore(dataFile: string, port = 0): Promise<Listening> {
  const program = fork(FIRESTORE, ['--host', '127.0.0.1', '--port', String(port), '--data', dataFile], {
    ...PLAIN,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let said = '';
  for await (const chunk of program.stdout ?? []) {
    said += String(chunk);
    const found = /listening on http:\/\/[^:]+:(\d+)/.exec(said)?.[1];
    if (found !== undefined) return { program, port: Number(found) };
  }
  throw new Error(`Firestore did not start: ${said}`);
}

/** @param settings see `smtp-sink-program.ts` */
export async function startSink(settings: SinkSettings): Promise<Listening> {
  const program = startProgram('smtp-sink-program.ts', settings);
  const [{ port }] = (await once(program, 'message')) as [{ port: number }];
  return { program, port };
}

/** Ends a process at once, as a power cut does; resolves when it is gone. */
export async function kill(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const gone = once(program, 'exit');
  program.kill('SIGKILL');
  await gone;
}
