import { createWriteStream, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { dayOf } from '@countin/domain/numbers';
import type { CountedEvent } from './counted-event.ts';
import type { RefusedDay } from './write-batch.ts';

const FOLDER = 'refused';
/** Bytes of all files. The oldest go first. */
const MOST_BYTES = 64 * 1024 * 1024;
const MINUTE_MS = 60_000;

interface SetAsideOptions {
  /** Folder of the journal. */
  readonly folder: string;
  readonly log: (message: string, error?: unknown) => void;
}

/**
 * Events of days that the database refuses, in files beside the journal: `refused/{flush}.{kind}.{id}.{day}.log`. A day
 * that can never be written must not keep all others from being written.
 */
export class SetAsideEvents {
  readonly #folder: string;
  readonly #log: SetAsideOptions['log'];

  constructor({ folder, log }: SetAsideOptions) {
    this.#folder = join(folder, FOLDER);
    this.#log = log;
  }

  /** Writes the events of refused days to their files, and reports each day. */
  async add(flush: number, refused: readonly RefusedDay[], events: () => AsyncIterable<CountedEvent>): Promise<void> {
    for (const { subject, day, error } of refused) {
      mkdirSync(this.#folder, { recursive: true });
      const name = `${flush}.${subject.kind}.${subject.id}.${day}.log`;
      const isOfDay = ({ s, i, t }: CountedEvent) =>
        s === subject.kind && i === subject.id && dayOf(t * MINUTE_MS) === day;
      await pipeline(linesOf(events(), isOfDay), createWriteStream(join(this.#folder, name)));
      this.#log(`the database refuses what was counted, which is set aside in ${FOLDER}/${name}`, error);
    }
    if (refused.length > 0) this.#removeOldest();
  }

  #removeOldest(): void {
    const files = readdirSync(this.#folder)
      .map((name) => join(this.#folder, name))
      .map((path) => ({ path, stats: statSync(path) }))
      .sort((a, b) => b.stats.mtimeMs - a.stats.mtimeMs);
    let size = 0;
    for (const { path, stats } of files) {
      size += stats.size;
      if (size > MOST_BYTES) rmSync(path);
    }
  }
}

async function* linesOf(
  events: AsyncIterable<CountedEvent>,
  isOfDay: (event: CountedEvent) => boolean,
): AsyncGenerator<string> {
  for await (const event of events) if (isOfDay(event)) yield `${JSON.stringify(event)}\n`;
}
