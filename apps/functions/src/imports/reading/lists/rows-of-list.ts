import type { ListProgress } from '@countin/domain/imports';
import type { ListedCode } from '@countin/import/codes';
import { readRecordPage, type ReleaseRecord } from '@countin/import/records';
import { newId, type Services } from '../../../platform/services.ts';
import { recordsJson } from '../../read-import.ts';
import { PageBuilder, type RecordPage } from '../page-builder.ts';
import type { StoredReading } from '../stored-reading.ts';
import { KnownReleases, pastedLink, withEntry } from './known-releases.ts';
import type { LookedUp } from './look-up-entry.ts';

/** Records of one page at most. */
const RECORDS_PER_PAGE = 20;

/** Rows of a list: those that are stored, of which only keys are kept, and those of the next page. */
export class RowsOfList {
  readonly #services: Services;
  readonly #stored: StoredReading;
  readonly #known = new KnownReleases();
  /** First row of each stored page. */
  readonly #starts: number[] = [];
  /** Entries of stored rows that their pages do not have yet. */
  readonly #joined = new Map<number, ListedCode[]>();
  #next: ReleaseRecord[] = [];
  #rows = 0;

  private constructor(services: Services, stored: StoredReading) {
    this.#services = services;
    this.#stored = stored;
  }

  /** The rows that are stored so far. */
  static async read(services: Services, stored: StoredReading): Promise<RowsOfList> {
    const rows = new RowsOfList(services, stored);
    for (let page = 0; page < stored.pages; page += 1)
      rows.#note(readRecordPage(await recordsJson(services, stored.run.id, page)));
    return rows;
  }

  /** The row that an entry belongs to by itself; null if none. */
  rowOf(listed: ListedCode): number | null {
    return this.#known.rowOf(listed);
  }

  /** The row that has what was found; null if none. */
  rowOfFound(looked: LookedUp): number | null {
    return this.#known.rowOfFound(looked);
  }

  add(record: ReleaseRecord): void {
    if (!record.list && this.#known.has(record)) return;
    this.#known.add(this.#rows + this.#next.length, record);
    this.#next.push(record);
  }

  /** Adds an entry to a row. A stored one is changed with the next page. */
  join(row: number, listed: ListedCode): void {
    const record = this.#next[row - this.#rows];
    if (!record) {
      this.#joined.set(row, [...(this.#joined.get(row) ?? []), listed]);
      return;
    }
    const joined = this.#withEntry(record, listed);
    this.#next[row - this.#rows] = joined;
    this.#known.add(row, joined);
  }

  /** Stores what has come since the last time, with the progress. Done twice, it says the same. */
  async store(progress: ListProgress): Promise<void> {
    // An entry counts as done only once its row has it.
    for (const page of new Set([...this.#joined.keys()].map((row) => this.#pageOf(row)))) await this.#rewrite(page);
    this.#joined.clear();
    const pages = pagesOf(this.#next);
    for (const [at, page] of pages.entries())
      // Rows of several pages are stored together or not at all: the last page says how far the list is read.
      await this.#stored.addPage(page, at === pages.length - 1 ? progress : undefined);
    if (pages.length === 0) await this.#stored.tell(progress);
    let start = this.#rows;
    for (const { records } of pages) {
      this.#starts.push(start);
      start += records;
    }
    this.#rows = start;
    this.#next = [];
  }

  #note(records: readonly ReleaseRecord[]): void {
    this.#starts.push(this.#rows);
    for (const [at, record] of records.entries()) this.#known.add(this.#rows + at, record);
    this.#rows += records.length;
  }

  async #rewrite(page: number): Promise<void> {
    const records = readRecordPage(await recordsJson(this.#services, this.#stored.run.id, page));
    const start = this.#starts[page] ?? 0;
    const changed = records.map((record, at) =>
      (this.#joined.get(start + at) ?? []).reduce((each, listed) => this.#withEntry(each, listed), record),
    );
    await this.#stored.replacePage(page, onePage(changed));
    for (const [at, record] of changed.entries()) this.#known.add(start + at, record);
  }

  #pageOf(row: number): number {
    return this.#starts.findLastIndex((start) => start <= row);
  }

  #withEntry(record: ReleaseRecord, listed: ListedCode): ReleaseRecord {
    const { now } = this.#services;
    return withEntry(record, listed, () => pastedLink(listed, newId(this.#services), now()));
  }
}

function pagesOf(records: readonly ReleaseRecord[]): RecordPage[] {
  const builder = new PageBuilder(RECORDS_PER_PAGE);
  return [...records.map((record) => builder.add(record)), builder.end()].flatMap((page) => page ?? []);
}

/** A page with all of the records, however long it has become. */
export function onePage(records: readonly ReleaseRecord[]): RecordPage {
  const artistNames = [...new Set(records.map(({ artistName }) => artistName))].filter((name) => name !== '');
  return { json: JSON.stringify(records), records: records.length, artistNames };
}
