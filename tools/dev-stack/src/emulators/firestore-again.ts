import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressesOf } from '../addresses.ts';
import { StackProcess } from '../processes/child-process.ts';
import { SupervisedProcess } from '../processes/supervised-process.ts';
import type { WatchOver } from '../processes/watch-over.ts';
import { PROJECT_ID, WORKSPACE, type Settings } from '../settings.ts';
import { waitUntil } from '../wait-until.ts';

interface FirestoreOptions {
  readonly settings: Settings;
  readonly watch: WatchOver;
  readonly report: (message: string) => void;
  readonly giveUp: (message: string) => void;
}

const START_LIMIT = 20_000;

/**
 * Starts Firestore again when it has ended: firebase-tools, which started it first, only says that it has.
 * Its data is in a file, so clients find what they had and go on by themselves.
 */
export class FirestoreAgain {
  readonly #options: FirestoreOptions;
  #kept: SupervisedProcess | null = null;

  constructor(options: FirestoreOptions) {
    this.#options = options;
  }

  /** The one that firebase-tools had started is gone. */
  start(): void {
    const { report, giveUp } = this.#options;
    if (this.#kept) return;
    report('Firestore has ended and is started again');
    this.#kept = new SupervisedProcess({
      name: 'Firestore',
      start: () => this.#spawn(),
      whenReady: () => this.#answers(),
      report,
      giveUp,
    });
    this.#kept.ready.then(
      () => report('Firestore is back'),
      (error: unknown) => giveUp((error as Error).message),
    );
  }

  /** Makes way for the one of a new firebase-tools. Whatever was acknowledged is in its file. */
  endNow(): void {
    void this.#kept?.stop('SIGTERM', 0);
    this.#kept = null;
  }

  async stop(): Promise<void> {
    await this.#kept?.stop('SIGTERM', 5000);
    this.#kept = null;
  }

  #spawn(): StackProcess {
    const { settings, watch } = this.#options;
    const { state, ports } = settings;
    const started = new StackProcess({
      command: process.execPath,
      args: [
        join(WORKSPACE, 'tools/local-firebase/bin/local-firestore.mjs'),
        '--host',
        '127.0.0.1',
        '--port',
        String(ports.firestore),
        '--project_id',
        PROJECT_ID,
        '--rules',
        join(WORKSPACE, 'firestore.rules'),
        '--indexes',
        join(WORKSPACE, 'firestore.indexes.json'),
        '--functions_emulator',
        `127.0.0.1:${ports.functionsEmulator}`,
      ],
      environment: { LOCAL_FIRESTORE_DATA: join(state, 'firestore.sqlite') },
      folder: join(state, 'logs'),
      log: join(state, 'logs/firestore.log'),
      onLine: () => undefined,
      watch,
    });
    writeFirestorePid(state, started.pid);
    return started;
  }

  #answers(): Promise<void> {
    const { firestore } = addressesOf(this.#options.settings);
    return waitUntil('Firestore', async () => (await fetch(firestore)).ok, START_LIMIT);
  }
}

/** For tests that stop Firestore to see what happens. */
export function writeFirestorePid(state: string, pid: number | undefined): void {
  if (pid !== undefined) writeFileSync(join(state, 'firestore.pid'), String(pid));
}
