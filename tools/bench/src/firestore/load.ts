import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Calls to make: each request once, so many at a time. */
export interface Load {
  readonly address: string;
  readonly path: string;
  readonly streaming: boolean;
  readonly requests: readonly Uint8Array[];
  readonly inFlight: number;
}

/** Starts one of this folder's programs; messages carry bytes as they are. */
export function startProgram(name: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return fork(join(import.meta.dirname, name), args, { serialization: 'advanced', env: { ...process.env, ...env } });
}

/** The next message of a program that answers every message with one; throws what it reports as an error. */
export async function answerOf<T extends object>(program: ChildProcess): Promise<T> {
  const requested = new AbortController();
  const { signal } = requested;
  const [answer] = (await Promise.race([once(program, 'message', { signal }), once(program, 'exit', { signal })])) as [
    T & { error?: string },
  ];
  requested.abort();
  if (typeof answer !== 'object' || answer === null) throw new Error('a program of the bench ended early');
  if (answer.error !== undefined) throw new Error(answer.error);
  return answer;
}

/** A process that makes calls. */
export interface LoadClient {
  /** Calls per second. */
  run(load: Load): Promise<number>;
  end(): void;
}

export function startLoadClient(): LoadClient {
  const program = startProgram('load-program.ts');
  return {
    async run(load) {
      program.send(load);
      return (await answerOf<{ perSecond: number }>(program)).perSecond;
    },
    end: () => void program.kill(),
  };
}
