import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A server whose memory is its own: neither the clients' nor the test's. */
export interface MeasuredServer {
  readonly port: number;
  /** Bytes that are left once everything unreachable is gone. */
  bytesHeld(): Promise<number>;
  end(): Promise<void>;
}

export async function startMeasuredServer(): Promise<MeasuredServer> {
  const program = path.join(import.meta.dirname, 'measured-program.ts');
  const child = fork(program, { execArgv: ['--expose-gc'], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const exited = once(child, 'exit');
  const answer = async <T>() => ((await once(child, 'message')) as [T])[0];
  const { port } = await answer<{ port: number }>();
  return {
    port,
    async bytesHeld() {
      child.send('measure');
      return (await answer<{ bytes: number }>()).bytes;
    },
    async end() {
      child.kill();
      await exited;
    },
  };
}
