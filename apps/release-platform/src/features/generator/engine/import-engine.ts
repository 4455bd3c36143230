import { settledRows, type ImportRun, type ImportStep, type Reading, type RowChange } from '@countin/domain/imports';
import type { Language } from '@countin/domain/locale';
import type { StoreLink } from '@countin/domain/store-links';
import { sameValue } from '@countin/domain/values';
import { genresByName } from '@countin/i18n/genres-by-name';
import type { ColumnId } from '@countin/import/columns';
import { textOfField, type CorrectionReading } from '@countin/import/corrections';
import {
  NO_ANSWERS,
  planContextOf,
  planRun,
  previewDigest,
  readContextPage,
  sameArtists,
  type ContextPage,
  type NumberedRow,
  type RunRows,
} from '@countin/import/plan';
import { readRecordPage, type ReleaseRecord } from '@countin/import/records';
import { blobSource, inspectFile, recordsOfFile, type InspectedFile } from '@countin/import/sources';
import { appliedSummary, lastSteps, plannedSummary, recordOf, updatedRelease, type Planning } from './planning.ts';
import { noRows, sameSummary, type PreviewResult, type RowDetails, type RowSummary } from './row-summary.ts';

/** Facts of a run that its preview depends on. */
export type EngineRun = Pick<ImportRun, 'artists' | 'columnValues' | 'works' | 'reading'>;

/** What a file that was read has. */
export interface ReadFile {
  readonly records: number;
  /** Names of artists as the file has them, each once. */
  readonly names: readonly string[];
}

/** Rows of the list that are told at once, and records between two progress reports. */
const CHUNK = 500;

/**
 * Reads files of releases, and computes the preview of a run as the server does it. It runs in a worker; a message that
 * arrives in between is heard between two chunks.
 */
export class ImportEngine {
  #records: ReleaseRecord[] = [];
  #pages: ContextPage[] = [];
  #run: EngineRun | null = null;
  #rows = new Map<number, RowChange>();
  #steps: readonly ImportStep[] = [];

  /** Of the last preview. Absent rows were not told yet. */
  readonly #told = new Map<number, RowSummary>();
  readonly #planned = new Map<number, NumberedRow>();
  #planning: Planning | null = null;
  /** Whether something that the last preview depends on has changed. */
  #isOutdated = true;
  #preview: Promise<PreviewResult> | null = null;
  #reading = new AbortController();

  /**
   * Finds out what a file is and how it can be read, of any size: nothing of it is held. Ends what was read before.
   *
   * @throws ImportFileError what is wrong with the file as a whole
   */
  async inspect(file: Blob, language: Language, reading?: Reading): Promise<InspectedFile> {
    const signal = this.#nextReading();
    return inspectFile(blobSource(file), { language, signal, ...(reading && { reading }) });
  }

  /**
   * Reads the records of a file, in place of those that are there.
   *
   * @param onRecords the number of records so far
   * @throws ImportFileError what is wrong with the file as a whole
   */
  async readFile(file: Blob, reading: Reading, onRecords: (count: number) => void): Promise<ReadFile> {
    const signal = this.#nextReading();
    const records: ReleaseRecord[] = [];
    const options = { genreNames: genresByName(), signal };
    for await (const record of recordsOfFile(blobSource(file), reading, options)) {
      records.push(record);
      if (records.length % CHUNK !== 0) continue;
      onRecords(records.length);
      await otherMessages();
    }
    signal.throwIfAborted();
    this.clearRecords();
    this.#records = records;
    return {
      records: records.length,
      names: [...new Set(records.map(({ artistName }) => artistName))].filter(Boolean),
    };
  }

  /** Forgets the records and all that was told of them, before they come anew. */
  clearRecords(): void {
    this.#isOutdated = true;
    this.#records = [];
    this.#told.clear();
    this.#planned.clear();
    this.#planning = null;
  }

  /** Adds a page of `readImportRecords`, in order. */
  addRecordPage(json: string): void {
    // A page may be longer than the most arguments of a call.
    for (const record of readRecordPage(json)) this.#records.push(record);
    this.#isOutdated = true;
  }

  /** Forgets the releases that rows are compared with, before they come anew. */
  clearContext(): void {
    this.#isOutdated = true;
    this.#pages = [];
  }

  /** Adds a page of `readImportContext`. */
  addContextPage(json: string): void {
    this.#pages.push(readContextPage(json));
    this.#isOutdated = true;
  }

  setRun({ artists, columnValues, works, reading }: EngineRun): void {
    const before = this.#run;
    this.#run = { artists, columnValues, works, reading };
    // The server lists the artists that names stand for by themselves: no row changes by that.
    const isSame =
      before !== null &&
      sameValue([before.columnValues, before.works, before.reading], [columnValues, works, reading]) &&
      sameArtists(this.#pages, before.artists, artists);
    if (!isSame) this.#isOutdated = true;
  }

  /** Rows that somebody has touched, and all steps of all works. Replaces what was there. */
  setRows(rows: readonly RowChange[], steps: readonly ImportStep[]): void {
    this.#rows = new Map(rows.map((change) => [change.row, change]));
    this.#steps = steps;
    this.#isOutdated = true;
  }

  changeRow(change: RowChange): void {
    this.#rows.set(change.row, change);
    this.#isOutdated = true;
  }

  /**
   * Plans all rows. One that begins before another has ended takes its place: both give what the later one finds. If nothing
   * has changed since the last one, its result is given.
   *
   * @param onRows rows that differ from what was told before, in chunks
   */
  preview(onRows: (rows: readonly RowSummary[]) => void): Promise<PreviewResult> {
    if (this.#preview && !this.#isOutdated) return this.#preview;
    const planning = this.#planningNow();
    this.#planning = planning;
    this.#isOutdated = false;
    const result: Promise<PreviewResult> = this.#plan(planning, onRows).then((found) => {
      const latest = this.#preview;
      if (found) return found;
      return latest && latest !== result ? latest : Promise.reject(new DOMException('Records went', 'AbortError'));
    });
    result.catch(() => (this.#isOutdated = true));
    this.#preview = result;
    return result;
  }

  /** A row of the last preview with all that is known of it. */
  details(row: number): RowDetails {
    const { record, summary } = this.#known(row);
    const planned = this.#planned.get(row) ?? null;
    const { answers = NO_ANSWERS, corrections = [] } = this.#rows.get(row) ?? {};
    const release = planned && updatedRelease(planned, this.#planning);
    return { summary, planned, record, before: release?.content ?? null, answers, corrections };
  }

  /** Store links of releases that are here, by their ids; none of others. */
  storeLinks(productIds: readonly string[]): readonly (readonly StoreLink[])[] {
    // The index leaves out what the run itself has made.
    const releases = new Map(this.#pages.flatMap((page) => page.releases.map((each) => [each.productId, each])));
    return productIds.map((productId) => releases.get(productId)?.content.storeLinks ?? []);
  }

  /** Text of a column of a row, as a correction would write it. `track`: its position from 0; null for the release. */
  cellText(row: number, column: ColumnId, track: number | null): string {
    return textOfField(this.#known(row).record, column, track);
  }

  #nextReading(): AbortSignal {
    this.#reading.abort();
    this.#reading = new AbortController();
    return this.#reading.signal;
  }

  #runNow(): { readonly rows: RunRows; readonly made: ReadonlySet<string>; readonly run: EngineRun } {
    const run = this.#run;
    if (!run) throw new Error('A preview needs a run');
    const settled = settledRows(run.works, this.#steps);
    const reading = correctionReading(run.reading);
    const rows = { rows: new Map(this.#rows), columnValues: run.columnValues, done: settled.rows, reading };
    return { rows, made: settled.made, run };
  }

  #planningNow(): Planning {
    const { rows, made, run } = this.#runNow();
    const { artists, reading } = run;
    return {
      records: this.#records,
      rows,
      context: planContextOf(this.#pages, { artists, madeByRun: made, language: reading.language }),
      written: lastSteps(this.#steps),
    };
  }

  /** Null if a later preview has begun. */
  async #plan(planning: Planning, onRows: (rows: readonly RowSummary[]) => void): Promise<PreviewResult | null> {
    const counts = noRows();
    let differing: RowSummary[] = [];
    const note = (summary: RowSummary) => {
      counts[summary.state] += 1;
      if (!sameSummary(this.#told.get(summary.row), summary)) differing.push(summary);
    };
    const tell = () => {
      for (const summary of differing) this.#told.set(summary.row, summary);
      for (let at = 0; at < differing.length; at += CHUNK) onRows(differing.slice(at, at + CHUNK));
      differing = [];
    };
    const isLatest = () => this.#planning === planning;
    const planned = this.#planned;
    async function* noted(): AsyncGenerator<NumberedRow> {
      for await (const chunk of planRun(planning.records, planning.rows, planning.context)) {
        await otherMessages();
        if (!isLatest()) return;
        for (const row of chunk) {
          planned.set(row.row, row);
          note(plannedSummary(planning, row));
          yield row;
        }
        if (differing.length >= CHUNK) tell();
      }
    }
    const digest = await previewDigest(noted());
    if (!isLatest()) return null;
    for (const row of planning.rows.done) {
      planned.delete(row);
      if (row < planning.records.length) note(appliedSummary(planning, row));
    }
    tell();
    return { counts, digest };
  }

  #known(row: number): { readonly record: ReleaseRecord; readonly summary: RowSummary } {
    const summary = this.#told.get(row);
    if (!summary) throw new Error(`No row ${row} in the preview`);
    // Corrections count at once, before the next preview.
    return { summary, record: recordOf({ records: this.#records, rows: this.#runNow().rows }, row) };
  }
}

/** Answers of a reading, for texts of corrections. */
function correctionReading({ dateOrder, decimalSign, emptyCells, lostZeros }: Reading): CorrectionReading {
  return { answers: { dateOrder, decimalSign, emptyCells, lostZeros }, genreNames: genresByName() };
}

/** Lets a worker hear messages that have arrived: promises alone do not. */
function otherMessages(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
