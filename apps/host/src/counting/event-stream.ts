import { createWriteStream, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { EVENT_ROW_VERSION, type EventRow } from '@countin/domain/numbers';
import type { CountedEvent } from './counted-event.ts';

const HOUR_MS = 3_600_000;
const HOUR_MINUTES = 60;
const FILE = /\.ndjson$/;

interface StreamOptions {
  readonly folder: string;
  /** Milliseconds after which a file is removed. */
  readonly keep: number;
}

/**
 * Writes counted events as files of JSON lines, for other databases: one file for each flush of a host. A file gets its
 * name once it is complete. It is named by its flush, so writing it again after a crash replaces it.
 */
export class EventStream {
  readonly #options: StreamOptions;

  constructor(options: StreamOptions) {
    this.#options = options;
    mkdirSync(options.folder, { recursive: true });
  }

  /**
   * Writes the events of a flush.
   *
   * @throws where the file cannot be written whole
   */
  async write(host: string, flush: number, events: AsyncIterable<CountedEvent>): Promise<void> {
    const path = join(this.#options.folder, `${host}.${flush}.ndjson`);
    const part = `${path}.part`;
    try {
      await pipeline(linesOf(events), createWriteStream(part));
    } catch (error) {
      // A full disk gets its bytes back.
      rmSync(part, { force: true });
      throw error;
    }
    if (statSync(part).size === 0) rmSync(part);
    else renameSync(part, path);
  }

  /** Removes files that are older than they are kept. */
  removeOld(now: number): void {
    const { folder, keep } = this.#options;
    for (const name of readdirSync(folder).filter((each) => FILE.test(each)))
      if (statSync(join(folder, name)).mtimeMs < now - keep) rmSync(join(folder, name));
  }
}

async function* linesOf(events: AsyncIterable<CountedEvent>): AsyncGenerator<string> {
  for await (const event of events) yield `${JSON.stringify(eventRowOf(event))}\n`;
}

/**
 * The line of an event. The visitor's position and codes are left out: they would join what one visitor did in a day.
 */
function eventRowOf({ t, s, i, p, m, d = {} }: CountedEvent): EventRow {
  const [clip, part] = d.listen?.split(':') ?? [];
  const hour = Math.floor(t / HOUR_MINUTES) * HOUR_MS;
  return {
    v: EVENT_ROW_VERSION,
    hour: `${new Date(hour).toISOString().slice(0, 19)}Z`,
    subject: s,
    id: i,
    page: p,
    metrics: m,
    ...named('country', d.country),
    ...named('language', d.language),
    ...named('device', d.device),
    ...named('app', d.app),
    ...named('source', d.source),
    ...named('utm_source', d.utmSource),
    ...named('utm_medium', d.utmMedium),
    ...named('utm_campaign', d.utmCampaign),
    ...named('service', d.service),
    ...named('button', d.button),
    ...named('share', d.share),
    ...(d.clock !== undefined && { clock: Number(d.clock) }),
    ...named('clip', clip),
    ...(part !== undefined && { clip_part: Number(part) }),
  };
}

const named = (column: keyof EventRow, value: string | undefined) => (value === undefined ? {} : { [column]: value });
