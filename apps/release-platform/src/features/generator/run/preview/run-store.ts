import type { ImportRowsPage } from '@countin/data/imports';
import { errorCodeOf, type ErrorCode } from '@countin/domain/errors';
import type { ImportRun, ImportStep, Reading, RowChange } from '@countin/domain/imports';
import { sameValue } from '@countin/domain/values';
import type { StoreLink } from '@countin/domain/store-links';
import type { ColumnId } from '@countin/import/columns';
import { NO_ANSWERS } from '@countin/import/plan';
import type { RowDetails, RowSummary } from '../../engine/row-summary.ts';
import { artistsOf, type FileArtist } from './file-artists.ts';
import type { RunEngine } from './run-engine.ts';

/** A run as its screen and the engine need it. */
export type StoredRun = Pick<ImportRun, 'id' | 'artists' | 'columnValues' | 'works' | 'reading' | 'pages' | 'records'>;

/** Where a run's parts come from, and where changes go. */
export interface RunSource {
  readonly engine: RunEngine;
  /** Gives the engine all records of the file. */
  readonly readRecords: (engine: RunEngine, run: StoredRun) => Promise<void>;
  readonly readContext: () => Promise<readonly string[]>;
  readonly readRows: () => Promise<readonly ImportRowsPage[]>;
  readonly save: (rows: readonly RowChange[], reading: Reading) => Promise<unknown>;
}

type Counts = Readonly<Record<RowSummary['state'], number>>;

/** What the screen shows of a run. */
export interface RunView {
  /** Null: there is no preview yet. */
  readonly counts: Counts | null;
  /** In the order of the file. */
  readonly rows: readonly RowSummary[];
  readonly digest: string;
  /** The last step of each row, of any work. */
  readonly steps: ReadonlyMap<number, ImportStep>;
  readonly allSteps: readonly ImportStep[];
  /** Artists that names of the file may stand for. */
  readonly artists: readonly FileArtist[];
  /** Why there is no preview, or none of what was changed last. */
  readonly error: ErrorCode | null;
  readonly saving: 'saved' | 'saving' | 'failed';
  readonly saveError: ErrorCode | null;
  /** Grows with each preview. */
  readonly version: number;
}

const EMPTY: RunView = {
  counts: null,
  rows: [],
  digest: '',
  steps: new Map(),
  allSteps: [],
  artists: [],
  error: null,
  saving: 'saved',
  saveError: null,
  version: 0,
};

/** Changes that one call takes. */
const MOST_CHANGES = 200;

/** A run in this tab: its preview, and changes on their way to the server. None is lost: they stay until they are saved. */
export class RunStore {
  readonly #source: RunSource;
  readonly #listeners = new Set<() => void>();
  readonly #pending = new Map<number, RowChange>();
  readonly #summaries = new Map<number, RowSummary>();
  #rows = new Map<number, RowChange>();
  #run: StoredRun | null = null;
  #records: Promise<void> | null = null;
  #view = EMPTY;
  #loads = 0;
  #isLoaded = false;
  #planning: Promise<void> | null = null;
  #outdated = false;
  #flushing: Promise<boolean> | null = null;

  constructor(source: RunSource) {
    this.#source = source;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly view = () => this.#view;

  /** Reads what the preview depends on anew. What was shown before stays until the new preview is there. */
  async load(run: StoredRun): Promise<void> {
    this.#loads += 1;
    const load = this.#loads;
    this.#run ??= run;
    this.#show({ error: null });
    try {
      const [context, pages] = await Promise.all([
        this.#source.readContext(),
        this.#source.readRows(),
        this.#readRecords(run),
      ]);
      if (load !== this.#loads) return;
      // The engine gets all of it at once: no preview begins with a part.
      const { engine } = this.#source;
      const calls = [
        engine.clearContext(),
        ...context.map((page) => engine.addContextPage(page)),
        engine.setRun(this.#run),
        this.#takeRows(pages),
      ];
      this.#show({ artists: artistsOf(context) });
      this.#isLoaded = true;
      await Promise.all([...calls, this.#plan()]);
    } catch (error) {
      if (load === this.#loads) this.#show({ error: errorCodeOf(error) });
    }
  }

  /** The same with the records, for a file in which the server has found other rows than this tab. */
  async loadAnew(run: StoredRun): Promise<void> {
    this.#records = null;
    this.#summaries.clear();
    this.#run = run;
    await this.load(run);
  }

  /** The run as it is stored now. */
  setRun(run: StoredRun): void {
    const before = this.#run;
    this.#run = run;
    if (!this.#isLoaded || !before) return;
    if (sameValue(before.artists, run.artists) && sameValue(before.columnValues, run.columnValues)) return;
    this.#replan(this.#source.engine.setRun(run));
  }

  /** Reads rows that colleagues, or other tabs, may have changed. */
  async refresh(): Promise<void> {
    if (!this.#isLoaded) return;
    const load = this.#loads;
    try {
      const pages = await this.#source.readRows();
      if (load !== this.#loads) return;
      await Promise.all([this.#takeRows(pages), this.#plan()]);
    } catch {
      // The next look reads them.
    }
  }

  /** What a person has changed of a row so far. */
  changeOf(row: number): RowChange {
    return this.#rows.get(row) ?? { row, answers: NO_ANSWERS, corrections: [] };
  }

  /** Changes a row: the preview follows at once, and the server is told. */
  change(change: RowChange): void {
    this.#rows.set(change.row, change);
    this.#pending.set(change.row, change);
    this.#replan(this.#source.engine.changeRow(change));
    void this.flush();
  }

  /** Saves what is not saved; false if that fails. Changes stay then. */
  readonly flush = (): Promise<boolean> => {
    this.#flushing ??= this.#save().finally(() => (this.#flushing = null));
    return this.#flushing;
  };

  /** Waits until the preview has all changes, and gives its digest. */
  async settledDigest(): Promise<string> {
    await this.#planning;
    return this.#view.digest;
  }

  async details(row: number): Promise<RowDetails> {
    return this.#source.engine.details(row);
  }

  /** Store links of releases that are here, by their ids; none of others. */
  async storeLinks(productIds: readonly string[]): Promise<readonly (readonly StoreLink[])[]> {
    await this.#planning;
    return this.#source.engine.storeLinks(productIds);
  }

  async cellText(row: number, column: ColumnId, track: number | null): Promise<string> {
    return this.#source.engine.cellText(row, column, track);
  }

  /** Records are those of one file: they are read once, or again after a failure. */
  #readRecords(run: StoredRun): Promise<void> {
    this.#records ??= this.#source.readRecords(this.#source.engine, run).catch((error: unknown) => {
      this.#records = null;
      throw error;
    });
    return this.#records;
  }

  #takeRows(pages: readonly ImportRowsPage[]): void | Promise<void> {
    const stored = pages.flatMap(({ rows }) =>
      rows.map(({ row, answers, corrections }) => ({ row, answers, corrections })),
    );
    this.#rows = new Map([...stored, ...this.#pending.values()].map((change) => [change.row, change]));
    const steps = pages.flatMap((page) => page.steps);
    const last = new Map<number, ImportStep>();
    for (const step of steps) if ((last.get(step.row)?.work ?? 0) <= step.work) last.set(step.row, step);
    this.#show({ steps: last, allSteps: steps });
    return this.#source.engine.setRows([...this.#rows.values()], steps);
  }

  /** Plans anew with what the engine was told just now. */
  #replan(told: void | Promise<void>): void {
    Promise.all([told, this.#plan()]).catch((error: unknown) => this.#show({ error: errorCodeOf(error) }));
  }

  #plan(): Promise<void> {
    this.#outdated = true;
    this.#planning ??= this.#planAll().finally(() => (this.#planning = null));
    return this.#planning;
  }

  async #planAll(): Promise<void> {
    while (this.#outdated && this.#isLoaded) {
      this.#outdated = false;
      try {
        const { counts, digest } = await this.#source.engine.preview((rows) => {
          for (const row of rows) this.#summaries.set(row.row, row);
        });
        const rows = [...this.#summaries.values()].sort((one, other) => one.row - other.row);
        this.#show({ counts, digest, rows, error: null, version: this.#view.version + 1 });
      } catch (error) {
        this.#show({ error: errorCodeOf(error) });
      }
    }
  }

  async #save(): Promise<boolean> {
    // Without a run there is no row to change.
    while (this.#run && this.#pending.size > 0) {
      const rows = [...this.#pending.values()].slice(0, MOST_CHANGES);
      this.#show({ saving: 'saving' });
      try {
        await this.#source.save(rows, this.#run.reading);
      } catch (error) {
        this.#show({ saving: 'failed', saveError: errorCodeOf(error) });
        return false;
      }
      for (const change of rows) if (this.#pending.get(change.row) === change) this.#pending.delete(change.row);
    }
    this.#show({ saving: 'saved', saveError: null });
    return true;
  }

  #show(part: Partial<RunView>): void {
    this.#view = { ...this.#view, ...part };
    for (const listener of this.#listeners) listener();
  }
}
