import { spawn } from 'node:child_process';
import { setTimeout as after } from 'node:timers/promises';

/** Milliseconds that a program has to stop by itself. */
const PATIENCE = 30_000;
const LOOK_EVERY = 100;
/** The end of what a program wrote is enough to see why it failed. */
const KEPT = 4000;

/** A program in a process group of its own, so that everything it starts can be ended with it. */
export class Program {
  readonly pid: number;
  /** Its exit code; null when a signal ended it. */
  readonly ended: Promise<number | null>;
  #said = '';

  constructor([command, ...args]: readonly [string, ...string[]], cwd: string, env: NodeJS.ProcessEnv) {
    const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (this.#said = (this.#said + chunk.toString()).slice(-KEPT)));
    this.ended = new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', resolve);
    });
    // The caller that awaits it still gets the error.
    this.ended.catch(() => undefined);
    this.pid = child.pid ?? 0;
  }

  /** The end of what it has written. */
  get said(): string {
    return this.#said;
  }

  /** Ends the whole group as Ctrl-C does, and by force what is left after half a minute. */
  async end(): Promise<void> {
    this.#signal('SIGINT');
    const until = performance.now() + PATIENCE;
    while (this.#signal(0) && performance.now() < until) await after(LOOK_EVERY);
    this.#signal('SIGKILL');
  }

  #signal(signal: NodeJS.Signals | 0): boolean {
    try {
      return this.pid > 0 && process.kill(-this.pid, signal);
    } catch {
      return false;
    }
  }
}
