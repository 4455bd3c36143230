import type { ImportStep, Reading, RowChange } from '@countin/domain/imports';
import type { Language } from '@countin/domain/locale';
import type { StoreLink } from '@countin/domain/store-links';
import type { ColumnId } from '@countin/import/columns';
import type { InspectedFile } from '@countin/import/sources';
import type { EngineRun, ReadFile } from '../../engine/import-engine.ts';
import type { PreviewResult, RowDetails, RowSummary } from '../../engine/row-summary.ts';

type Later<T> = T | Promise<T>;

/** What the preview of a run asks of the engine, in a worker or without one. It hears all calls in their order. */
export interface RunEngine {
  readFile(file: Blob, reading: Reading, onRecords: (count: number) => void): Promise<ReadFile>;
  clearRecords(): Later<void>;
  addRecordPage(json: string): Later<void>;
  clearContext(): Later<void>;
  addContextPage(json: string): Later<void>;
  setRun(run: EngineRun): Later<void>;
  setRows(rows: readonly RowChange[], steps: readonly ImportStep[]): Later<void>;
  changeRow(change: RowChange): Later<void>;
  preview(onRows: (rows: readonly RowSummary[]) => void): Promise<PreviewResult>;
  details(row: number): Later<RowDetails>;
  storeLinks(productIds: readonly string[]): Later<readonly (readonly StoreLink[])[]>;
  cellText(row: number, column: ColumnId, track: number | null): Later<string>;
}

/** What the screen asks of it besides. */
export interface ScreenEngine extends RunEngine {
  inspect(file: Blob, language: Language, reading?: Reading): Promise<InspectedFile>;
}
