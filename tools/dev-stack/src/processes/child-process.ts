import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { isRunning, processTree, signal } from './process-tree.ts';
import { stopTree } from './stop-tree.ts';
import type { WatchOver } from './watch-over.ts';

export interface ChildSettings {
  readonly command: string;
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly folder: string;
  /** Everything it writes goes there. */
  readonly log: string;
  /** Sees each line as well. */
  readonly onLine: (line: string) => void;
  readonly watch: WatchOver;
}

/** End of a process. */
export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** Milliseconds. */
const LOOK_EVERY = 2000;

/**
 * A process that the stack has started, in a separate process group. The terminal's Ctrl-C reaches the supervisor
 * alone.
 */
export class StackProcess {
  readonly ended: Promise<Ending>;
  readonly #child: ChildProcess;
  /** Its descendants when last listed; once it is killed they cannot be found through it any more. */
  #family: readonly number[] = [];

  constructor({ command, args, environment, folder, log, onLine, watch }: ChildSettings) {
    const child = spawn(command, args, {
      cwd: folder,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const file = createWriteStream(log, { flags: 'a' });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => file.write(chunk));
      createInterface({ input: stream }).on('line', onLine);
    }
    if (child.pid !== undefined) watch.add(child.pid);
    this.#child = child;
    const looking = setInterval(() => {
      if (child.pid !== undefined) this.#family = processTree(child.pid);
    }, LOOK_EVERY);
    looking.unref();
    this.ended = new Promise((resolve) => {
      const end = (ending: Ending) => {
        file.end();
        clearInterval(looking);
        if (child.pid !== undefined) watch.remove(child.pid);
        resolve(ending);
      };
      child.once('error', () => end({ code: 127, signal: null }));
      child.once('exit', (code, signal) => end({ code, signal }));
    });
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Ends what it has left behind; for a process that ended by itself. */
  endLeftovers(): void {
    for (const pid of this.#family) if (isRunning(pid)) signal(pid, 'SIGKILL');
  }

  /** Asks it to end, waits, and ends it with all it has started. */
  async stop(first: 'SIGINT' | 'SIGTERM', patience: number): Promise<void> {
    if (this.#child.pid === undefined || this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    await stopTree(this.#child.pid, first, patience);
    await this.ended;
  }
}
