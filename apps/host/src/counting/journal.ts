import { randomUUID } from 'node:crypto';
import {
  closeSync,
  createReadStream,
  existsSync,
  fsync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { countedEventSchema, type CountedEvent } from './counted-event.ts';

/** How often written lines are made to survive a loss of power, milliseconds. The end of the process loses none. */
const SYNC_MS = 1000;
const SEGMENT = /^(\d{1,15})\.log$/;
const HOST_FILE = 'host';
const LOCK_FILE = 'lock';
/** Last flush number that was given, so that a clock set back gives none twice. */
const FLUSH_FILE = 'flush';

/** A journal is full, or its disk is: the event is not counted, and its sender is told so. */
export class JournalFull extends Error {
  override name = 'JournalFull';
}

interface JournalOptions {
  readonly folder: string;
  /** Bytes of all segments. */
  readonly limit: number;
  readonly log: (message: string, error?: unknown) => void;
}

/**
 * Append-only journal of events: one segment for each flush, one line for each event. An event is acknowledged after
 * its line was written, which a killed process survives. Lines are synced to the disk once a second. A segment is
 * removed when its flush was written to the database.
 */
export class Journal {
  readonly #options: JournalOptions;
  /** Name of this host in shards, kept as long as the folder. */
  readonly host: string;
  #flush: number;
  #file: number;
  #size = 0;
  #kept: number;
  #isDirty = false;
  #isBroken = false;
  #lines = '';
  #waiting: ((error: Error | null) => void)[] = [];
  readonly #syncs: NodeJS.Timeout;

  /** @throws when another process uses the folder */
  constructor(options: JournalOptions) {
    this.#options = options;
    mkdirSync(options.folder, { recursive: true });
    takeLock(join(options.folder, LOCK_FILE));
    this.host = hostName(join(options.folder, HOST_FILE));
    const segments = segmentsIn(options.folder);
    this.#kept = segments.reduce((sum, flush) => sum + statSync(this.#path(flush)).size, 0);
    this.#flush = this.#nextFlush(Math.max(lastFlush(options.folder), ...segments));
    this.#file = openSync(this.#path(this.#flush), 'a');
    this.#syncs = setInterval(() => this.#sync(), SYNC_MS).unref();
  }

  /** Bytes of all segments. */
  get size(): number {
    return this.#kept + this.#size;
  }

  /** Bytes of the segment that is written to. */
  get segmentSize(): number {
    return this.#size;
  }

  /** Calls back when the event is in the journal, and with an error when it is not. Lines of one turn are one write. */
  append(event: CountedEvent, done: (error: Error | null) => void): void {
    if (this.#waiting.length === 0) setImmediate(() => this.#write());
    this.#lines += `${JSON.stringify(event)}\n`;
    this.#waiting.push(done);
  }

  #write(): void {
    const waiting = this.#waiting;
    if (waiting.length === 0) return;
    const bytes = Buffer.from((this.#isBroken ? '\n' : '') + this.#lines);
    this.#waiting = [];
    this.#lines = '';
    const error = this.#writeBytes(bytes);
    for (const done of waiting) done(error);
  }

  #writeBytes(bytes: Buffer): Error | null {
    if (this.size + bytes.length > this.#options.limit) return new JournalFull('the journal has its largest size');
    try {
      for (let at = 0; at < bytes.length;) {
        const written = writeSync(this.#file, bytes, at);
        at += written;
        this.#size += written;
      }
      this.#isDirty = true;
      this.#isBroken = false;
      return null;
    } catch (cause) {
      // A part of the last line may be there: the next write begins a new one.
      this.#isBroken = true;
      return new JournalFull('the journal cannot be written', { cause });
    }
  }

  /**
   * Ends the segment and begins the next.
   *
   * @returns number of the ended flush
   * @throws when the disk is full: nothing has changed then
   */
  rotate(): number {
    this.#write();
    const [ended, endedFile] = [this.#flush, this.#file];
    fsyncSync(endedFile);
    // The next segment begins before this one ends. On a full disk it cannot, and this one goes on.
    const flush = this.#nextFlush(ended);
    this.#file = openSync(this.#path(flush), 'a');
    this.#flush = flush;
    closeSync(endedFile);
    this.#kept += this.#size;
    this.#size = 0;
    this.#isDirty = false;
    this.#isBroken = false;
    return ended;
  }

  #nextFlush(last: number): number {
    const flush = Math.max(Date.now(), last + 1);
    writeFileSync(join(this.#options.folder, FLUSH_FILE), String(flush));
    return flush;
  }

  /** Segments of earlier flushes that are not removed yet, the oldest first. */
  earlier(): number[] {
    return segmentsIn(this.#options.folder).filter((flush) => flush < this.#flush);
  }

  /**
   * Events of a segment one by one, for segments of any size. A line that a killed process left unfinished was never
   * acknowledged.
   *
   * @param isWanted whether events of a subject (kind and id) are parsed, which is most of the work
   */
  async *eventsOf(flush: number, isWanted: (subject: string) => boolean = () => true): AsyncGenerator<CountedEvent> {
    for await (const line of linesOf(this.#path(flush))) {
      const [, kind, id] = SUBJECT.exec(line) ?? [];
      if (!isWanted(`${kind} ${id}`)) continue;
      const parsed = v.safeParse(lineSchema, line);
      if (parsed.success) yield parsed.output;
    }
  }

  /** Removes a segment whose flush was written. */
  remove(flush: number): void {
    const path = this.#path(flush);
    if (!existsSync(path)) return;
    this.#kept -= statSync(path).size;
    rmSync(path);
  }

  close(): void {
    clearInterval(this.#syncs);
    this.#write();
    fsyncSync(this.#file);
    closeSync(this.#file);
    rmSync(join(this.#options.folder, LOCK_FILE), { force: true });
  }

  #sync(): void {
    if (!this.#isDirty) return;
    this.#isDirty = false;
    // The segment may have been ended meanwhile, which syncs it too.
    fsync(this.#file, (error) => {
      if (error && error.code !== 'EBADF') this.#options.log('the journal of counted events was not synced', error);
    });
  }

  #path(flush: number): string {
    return join(this.#options.folder, `${flush}.log`);
  }
}

/** Subject of a line, as `append` writes it. */
const SUBJECT = /^\{"t":-?\d+,"s":"([^"\\]*)","i":"([^"\\]*)"/;
const lineSchema = v.pipe(v.string(), v.parseJson(), countedEventSchema);

/** Lines of a file. The interface of `node:readline` never reports that a file cannot be read. */
async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(path, 'utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

function segmentsIn(folder: string): number[] {
  return readdirSync(folder)
    .flatMap((name) => SEGMENT.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
}

function lastFlush(folder: string): number {
  const path = join(folder, FLUSH_FILE);
  const last = existsSync(path) ? Number(readFileSync(path, 'utf8')) : 0;
  return Number.isSafeInteger(last) ? last : 0;
}

function hostName(path: string): string {
  if (!existsSync(path)) writeFileSync(path, `h${randomUUID().replaceAll('-', '')}`);
  return readFileSync(path, 'utf8').trim();
}

/** Two processes with one journal would write the same flush numbers. A killed process leaves its lock behind. */
function takeLock(path: string): void {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
  } catch {
    const holder = Number(readFileSync(path, 'utf8'));
    if (holder !== process.pid && isRunning(holder)) throw new Error(`process ${holder} uses this journal already`);
    writeFileSync(path, String(process.pid));
  }
}

function isRunning(pid: number): boolean {
  try {
    return Number.isInteger(pid) && pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
