import type { Ending, StackProcess } from './child-process.ts';

interface KeptSettings {
  readonly name: string;
  readonly start: () => StackProcess;
  /** Resolves when the process that has just been started does its work; rejects when it cannot. */
  readonly whenReady: () => Promise<void>;
  readonly report: (message: string) => void;
  /** It keeps ending: the stack cannot go on. */
  readonly giveUp: (message: string) => void;
}

/** So often within a minute a process is started again. */
const RESTARTS = 3;
const MINUTE = 60_000;

/** A process that is started again when it ends by itself. */
export class SupervisedProcess {
  readonly #settings: KeptSettings;
  #process: StackProcess;
  #stopping = false;
  #wasReady = false;
  #restarts: number[] = [];
  /** Resolves when it does its work for the first time. */
  readonly ready: Promise<void>;

  constructor(settings: KeptSettings) {
    this.#settings = settings;
    this.#process = this.#start();
    this.ready = Promise.race([
      settings.whenReady().then(() => void (this.#wasReady = true)),
      this.#process.ended.then((ending) =>
        Promise.reject(new Error(`${settings.name} ended while it was starting (${describe(ending)})`)),
      ),
    ]);
  }

  async stop(first: 'SIGINT' | 'SIGTERM', patience: number): Promise<void> {
    this.#stopping = true;
    await this.#process.stop(first, patience);
  }

  #start(): StackProcess {
    const started = this.#settings.start();
    void started.ended.then((ending) => this.#onEnd(started, ending));
    return started;
  }

  #onEnd(ended: StackProcess, ending: Ending): void {
    const { name, report, giveUp, whenReady } = this.#settings;
    if (this.#stopping) return;
    ended.endLeftovers();
    // A process that fails its first start would fail the second; `ready` rejects.
    if (!this.#wasReady) return;
    this.#restarts = this.#restarts.filter((at) => performance.now() - at < MINUTE);
    if (this.#restarts.length >= RESTARTS) return giveUp(`${name} keeps ending (${describe(ending)})`);
    this.#restarts.push(performance.now());
    report(`${name} has ended (${describe(ending)}) and is started again`);
    this.#process = this.#start();
    whenReady().then(
      () => report(`${name} is back`),
      (error: unknown) => this.#stopping || report(`${name}: ${(error as Error).message}`),
    );
  }
}

function describe({ code, signal }: Ending): string {
  return signal ?? `code ${code}`;
}
