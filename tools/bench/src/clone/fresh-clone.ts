import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { WORKSPACE } from '@countin/dev-stack';
import { PORT_OFFSET } from '../running-stack.ts';
import { Program } from './program.ts';

/** What this run's own npm and Nx say of this workspace would lead those of the clone astray. */
const OF_THIS_RUN = /^(?:npm_(?:lifecycle|package)_|npm_config_(?:local_)?prefix$|INIT_CWD$|NX_|COUNTIN_)/;
const QUIET = { NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' };

/** The last commit of this workspace in a folder of its own, as someone else would get it. */
export class FreshClone {
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv = {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_THIS_RUN.test(name))),
    ...QUIET,
    PATH: (process.env['PATH'] ?? '')
      .split(delimiter)
      .filter((entry) => !entry.startsWith(WORKSPACE))
      .join(delimiter),
    COUNTIN_PORT_OFFSET: PORT_OFFSET,
  };
  readonly #running = new Set<Program>();

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Clones the last commit, gives the clone to `use`, and removes it with everything that was started there. */
  static async with(use: (clone: FreshClone) => Promise<void>): Promise<void> {
    const clone = new FreshClone(await mkdtemp(join(tmpdir(), 'countin-clone-')));
    const stopped = () => void clone.#remove().finally(() => process.exit(1));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stopped);
    try {
      await clone.run(['git', 'clone', '--quiet', WORKSPACE, '.'], 60);
      await use(clone);
    } finally {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stopped);
      await clone.#remove();
    }
  }

  /**
   * Runs a command until it ends.
   *
   * @param limit seconds
   * @param look called with its process now and then
   * @returns seconds that it took
   * @throws Error when it fails or takes longer than the limit
   */
  async run(
    command: readonly [string, ...string[]],
    limit: number,
    look: (pid: number) => void = () => undefined,
  ): Promise<number> {
    const began = performance.now();
    const program = this.start(command);
    const looking = setInterval(() => look(program.pid), 500);
    try {
      const code = await within(limit, program.ended);
      if (code !== 0) throw new Error(`${command.join(' ')} failed or took longer than ${limit} s:\n${program.said}`);
      return (performance.now() - began) / 1000;
    } finally {
      clearInterval(looking);
      await this.end(program);
    }
  }

  /** Starts a command that goes on. It ends with the clone at the latest. */
  start(command: readonly [string, ...string[]]): Program {
    const program = new Program(command, this.folder, this.environment);
    this.#running.add(program);
    return program;
  }

  /** Ends a command, and everything that it started. */
  async end(program: Program): Promise<void> {
    await program.end();
    this.#running.delete(program);
  }

  async #remove(): Promise<void> {
    await Promise.all([...this.#running].map((program) => this.end(program)));
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** The value, or undefined after so many seconds. */
async function within<T>(seconds: number, value: Promise<T>): Promise<T | undefined> {
  const late = new AbortController();
  try {
    return await Promise.race([value, after(seconds * 1000, undefined, { signal: late.signal })]);
  } finally {
    late.abort();
  }
}
