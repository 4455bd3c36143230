import type { Firestore } from 'firebase-admin/firestore';
import { Batch } from './batch.ts';
import { EventStream } from './event-stream.ts';
import type { Journal } from './journal.ts';
import { SetAsideEvents } from './set-aside-events.ts';
import { writeBatch } from './write-batch.ts';

/** Tallies that are added up in memory at a time, some ten megabytes. The next reading of the flush adds up others. */
const MOST_TALLIES = 700;

interface FlusherOptions {
  readonly journal: Journal;
  readonly folder: string;
  readonly firestore: Firestore;
  /** Files of events for databases of one's own; null for none. */
  readonly stream?: { readonly folder: string; readonly keep: number } | null;
  readonly now: () => number;
  readonly log: (message: string, error?: unknown) => void;
}

/** Writes flushes of the journal to the database and to the stream of events, and removes their segments. */
export class Flusher {
  readonly #options: FlusherOptions;
  readonly #stream: EventStream | null;
  readonly #setAside: SetAsideEvents;
  /** Documents written so far. */
  written = 0;

  constructor(options: FlusherOptions) {
    this.#options = options;
    this.#stream = options.stream ? new EventStream(options.stream) : null;
    this.#setAside = new SetAsideEvents(options);
  }

  /** Writes a flush that is added up already. */
  async write(flush: number, batch: Batch): Promise<void> {
    await this.#writeBatch(flush, batch);
    await this.#end(flush);
  }

  /**
   * Writes a flush of an earlier process, or one whose writing failed. One with many subjects is read several times, each
   * time for some of them. So memory does not depend on its size, and each subject is written once.
   */
  async fromJournal(flush: number): Promise<void> {
    const written = new Set<string>();
    for (let isWhole = false; !isWhole;) {
      const batch = new Batch();
      const subjects = new Set<string>();
      isWhole = true;
      const isWanted = (subject: string) => {
        if (written.has(subject)) return false;
        if (batch.tallies < MOST_TALLIES) subjects.add(subject);
        if (!subjects.has(subject)) isWhole = false;
        return subjects.has(subject);
      };
      for await (const event of this.#options.journal.eventsOf(flush, isWanted)) batch.add(event);
      await this.#writeBatch(flush, batch);
      for (const subject of subjects) written.add(subject);
    }
    await this.#end(flush);
  }

  async #writeBatch(flush: number, batch: Batch): Promise<void> {
    const { firestore, journal, now } = this.#options;
    const { documents, refused } = await writeBatch({ firestore, host: journal.host, flush, now: now() }, batch.read());
    this.written += documents;
    await this.#setAside.add(flush, refused, () => journal.eventsOf(flush));
  }

  async #end(flush: number): Promise<void> {
    const { journal, now } = this.#options;
    // Both may be done again before the segment is removed: neither changes anything then.
    await this.#stream?.write(journal.host, flush, journal.eventsOf(flush));
    this.#stream?.removeOld(now());
    journal.remove(flush);
  }
}
