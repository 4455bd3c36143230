import {
  beaconSchema,
  MOST_CLOCK_ERROR,
  UNKNOWN,
  type Beacon,
  type Dimension,
  type Metric,
} from '@countin/domain/numbers';
import type { Sites } from '@countin/domain/deployment';
import { countryOf, guessCountry } from '@countin/domain/locale';
import type { PageClick, PageReader } from '@countin/domain/pages';
import { TokenBuckets } from '@countin/server-http';
import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { readAgent } from './agent.ts';
import { Batch } from './batch.ts';
import type { CountedEvent } from './counted-event.ts';
import { describeBeacon, describeClick, languageOf, type Described } from './describe-event.ts';
import { PageFinder, type CountedPage } from './find-page.ts';
import { Flusher } from './flusher.ts';
import { Journal, JournalFull } from './journal.ts';
import { isOptedOut, metricOfProgram, metricOfRequest, senderKey, type Sender } from './sender.ts';
import { VisitorHashes, type ReadSalt } from './visitor-salt.ts';

/** Events of people of one address, since many fans of a mobile carrier have the same one; and as many of programs. */
const ADDRESS_BUCKET = { burst: 300, refillMs: 100 };
/** Events of one browser on one artist's pages. */
const BROWSER_BUCKET = { burst: 60, refillMs: 5000 };
/** Milliseconds after which a flush that failed is tried again. */
const RETRY_MS = 5000;
const MINUTE_MS = 60_000;
/** Bytes of a segment that a flush which failed does not add to. */
const LARGE_SEGMENT = 32 * 1024 * 1024;

/** Outcome of an event. `ignored` is taken and not counted; `full` is reported to monitoring. */
export type Outcome = 'counted' | 'ignored' | 'invalid' | 'flood' | 'full';

interface CounterOptions {
  /** Files of events for databases of one's own; null for none. */
  readonly stream?: { readonly folder: string; readonly keep: number } | null;
  readonly folder: string;
  /** Bytes of the journal. */
  readonly limit: number;
  /** Milliseconds between flushes. */
  readonly flushEvery: number;
  readonly sites: Sites;
  readonly countryHeaders: readonly string[];
  readonly read: PageReader;
  readonly readSalt: ReadSalt;
  readonly firestore: Firestore;
  readonly now: () => number;
  readonly log: (message: string, error?: unknown) => void;
}

const messageSchema = v.pipe(v.string(), v.parseJson(), beaconSchema);

/**
 * Counts what happens on public pages. It takes events into the journal and a batch in memory, and regularly writes a
 * flush of roll-ups. Events of flushes that an earlier process left behind are written first.
 */
export class Counter {
  readonly #options: CounterOptions;
  readonly #journal: Journal;
  readonly #flusher: Flusher;
  readonly #pages: PageFinder;
  readonly #hashes: VisitorHashes;
  readonly #addresses = new TokenBuckets(ADDRESS_BUCKET);
  readonly #browsers = new TokenBuckets(BROWSER_BUCKET);
  #batch = new Batch();
  #timer: NodeJS.Timeout | undefined;
  #flushing: Promise<void> | null = null;
  #saidFull = false;
  #isStopped = false;

  constructor(options: CounterOptions) {
    this.#options = options;
    this.#journal = new Journal(options);
    this.#flusher = new Flusher({ ...options, journal: this.#journal });
    this.#pages = new PageFinder(options.read, options.now);
    this.#hashes = new VisitorHashes(options.readSalt, options.log);
    const left = this.#journal.earlier().length > 0;
    this.#plan(left ? 0 : options.flushEvery);
  }

  /** Whether events are refused because the journal has its largest size. */
  get isFull(): boolean {
    return this.#saidFull;
  }

  /** Documents written so far. */
  get written(): number {
    return this.#flusher.written;
  }

  /** Takes a beacon. The outcome of an event is known once it is in the journal. */
  beacon(sender: Sender, body: string): Outcome | Promise<Outcome> {
    if (isOptedOut(sender)) return 'ignored';
    const now = this.#options.now();
    const parsed = v.safeParse(messageSchema, body);
    if (!parsed.success) return 'invalid';
    // This also ignores a fan whose clock is wrong: a refusal would be an error in that browser's console.
    if (Math.abs(now - parsed.output.at) > MOST_CLOCK_ERROR) return 'ignored';
    if (this.#addresses.take(senderKey(sender), now) > 0) return 'flood';
    const found = this.#pages.find(sender.host, parsed.output.p);
    const onPage = (page: CountedPage | null) => this.#onPage(sender, parsed.output, page, now);
    return found instanceof Promise ? found.then(onPage) : onPage(found);
  }

  #onPage(sender: Sender, beacon: Beacon, page: CountedPage | null, now: number): Outcome | Promise<Outcome> {
    if (!page || page.file) return 'ignored';
    const program = metricOfProgram(sender);
    if (program) return this.#take(page, [program]);
    return this.#person(sender, describeBeacon(beacon, page, this.#options.sites, now), page, now, beacon.z);
  }

  /** Promises cost more than what they wait for, so there is one only where something is to wait for. */
  #person(
    sender: Sender,
    described: Described | null,
    page: CountedPage,
    now: number,
    zone?: string,
  ): Outcome | Promise<Outcome> {
    if (!described) return 'invalid';
    const waiting = this.#hashes.ready(now);
    return waiting
      ? waiting.then(() => this.#visitor(sender, described, page, now, zone))
      : this.#visitor(sender, described, page, now, zone);
  }

  #visitor(
    sender: Sender,
    { metrics, values, slot }: Described,
    page: CountedPage,
    now: number,
    zone?: string,
  ): Outcome | Promise<Outcome> {
    const { place, codes } = this.#visitorOf(sender, page);
    if (this.#browsers.take(`${keyOf(page)} ${place}`, now) > 0) return 'flood';
    if (metrics.length + Object.keys(values).length === 0) return 'ignored';
    // Only views and clicks on stores are broken down by who it was.
    const isDetailed = metrics.includes('views') || metrics.includes('storeClicks');
    return this.#take(page, metrics, {
      d: isDetailed ? withServiceCountry({ ...this.#placeOf(sender, zone, slot), ...values }) : values,
      c: slot,
      w: codes,
      ...(metrics.includes('views') && { v: place }),
    });
  }

  /**
   * Counts a request that the host itself answered: bots, previews, prefetches, feeds and calendar files, and signups.
   * No request waits for it, so a failure is only logged.
   */
  request(sender: Sender, path: string, what: 'page' | 'signup'): void {
    void this.#request(sender, path, what).catch((error: unknown) =>
      this.#options.log('a request was not counted', error),
    );
  }

  /** Counts a click that the host itself has redirected. No request waits for it. */
  click(sender: Sender, path: string, click: PageClick): void {
    void this.#click(sender, path, click).catch((error: unknown) =>
      this.#options.log('a click was not counted', error),
    );
  }

  async #click(sender: Sender, path: string, click: PageClick): Promise<void> {
    if (isOptedOut(sender)) return;
    const now = this.#options.now();
    const metric = metricOfRequest(sender, 'page');
    if (this.#addresses.take(senderKey(sender), now) > 0) return;
    const page = await this.#pages.find(sender.host, path);
    if (!page) return;
    if (metric) await this.#take(page, [metric]);
    else await this.#person(sender, describeClick(click, page, this.#options.sites, now), page, now);
  }

  async #request(sender: Sender, path: string, what: 'page' | 'signup'): Promise<void> {
    const metric = metricOfRequest(sender, what);
    if (isOptedOut(sender)) return;
    const now = this.#options.now();
    if (this.#addresses.take(senderKey(sender), now) > 0) return;
    const page = await this.#pages.find(sender.host, path);
    if (!page) return;
    if (what === 'page' && !page.file) return void (metric && (await this.#take(page, [metric])));
    await this.#hashes.ready(now);
    const w = this.#visitorOf(sender, page).codes;
    if (what === 'signup') await this.#take(page, ['signups'], { d: this.#placeOf(sender, undefined, 2), c: 2, w });
    else await this.#take(page, [page.file === 'feed' ? 'feedReads' : 'calendars'], { w });
  }

  #visitorOf({ address, header }: Sender, page: CountedPage) {
    return this.#hashes.visitor(address, header('user-agent') ?? '', keyOf(page));
  }

  #placeOf({ header }: Sender, zone: string | undefined, slot: number) {
    const { device, app } = readAgent(header('user-agent'));
    const language = languageOf(header('accept-language'));
    const known = this.#countryOf(header);
    const guessed =
      zone === undefined || known ? null : guessCountry(zone, [header('accept-language')?.split(/[,;]/)[0] ?? '']);
    const country = known ?? guessed ?? UNKNOWN;
    return { country, language, device, ...(slot === 0 && { app }) } satisfies Partial<Record<Dimension, string>>;
  }

  #countryOf(header: Sender['header']): string | null {
    for (const name of this.#options.countryHeaders) {
      const value = header(name);
      const country = value === undefined ? null : countryOf(value);
      if (country !== null) return country;
    }
    return null;
  }

  #take(
    { subject, page }: CountedPage,
    metrics: readonly Metric[],
    more: Partial<Pick<CountedEvent, 'd' | 'c' | 'v' | 'w'>> = {},
  ): Promise<Outcome> {
    const t = Math.floor(this.#options.now() / MINUTE_MS);
    const event: CountedEvent = { t, s: subject.kind, i: subject.id, p: page, m: [...metrics], ...more };
    return new Promise((resolve, reject) => {
      this.#journal.append(event, (error) => {
        if (!error) {
          // In the same turn as the write: a segment and its batch hold the same events.
          this.#batch.add(event);
          resolve('counted');
        } else if (error instanceof JournalFull) {
          this.#sayFull(error);
          resolve('full');
        } else reject(error);
      });
    });
  }

  #sayFull(error: Error): void {
    if (!this.#saidFull) this.#options.log('events are refused: the journal is full', error);
    this.#saidFull = true;
  }

  #plan(delay: number): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => void this.flush(), delay).unref();
  }

  /** Writes all that was counted so far. Fails never: what could not be written stays in the journal. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#flushing ??= this.#flushAll().finally(() => (this.#flushing = null));
    return this.#flushing;
  }

  async #flushAll(): Promise<void> {
    try {
      for (const flush of this.#journal.earlier()) await this.#flusher.fromJournal(flush);
      if (this.#batch.events > 0) await this.#flusher.write(this.#journal.rotate(), this.#takeBatch());
      this.#saidFull = false;
      this.#plan(this.#options.flushEvery);
    } catch (error) {
      this.#options.log('counted events were not written yet, and stay in the journal', error);
      this.#makeRoom();
      this.#plan(RETRY_MS);
    }
  }

  #takeBatch(): Batch {
    const batch = this.#batch;
    this.#batch = new Batch();
    return batch;
  }

  /** In a long outage, what is added up goes from memory: the journal has it. */
  #makeRoom(): void {
    if (this.#journal.segmentSize < LARGE_SEGMENT) return;
    try {
      this.#journal.rotate();
      this.#takeBatch();
    } catch (error) {
      this.#options.log('the journal cannot begin another segment', error);
    }
  }

  /** Writes what was counted, as far as the time allows; the rest is written after the next start. */
  async stop(patience: number): Promise<void> {
    this.#isStopped = true;
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([this.flush(), new Promise((resolve) => (timer = setTimeout(resolve, patience)))]);
    clearTimeout(timer);
    clearTimeout(this.#timer);
    this.#journal.close();
  }
}

const keyOf = ({ subject: { kind, id } }: CountedPage): string => `${kind} ${id}`;

function withServiceCountry(values: Partial<Record<Dimension, string>>): Partial<Record<Dimension, string>> {
  const { service, country } = values;
  return service === undefined ? values : { ...values, serviceCountry: `${service}:${country ?? UNKNOWN}` };
}
