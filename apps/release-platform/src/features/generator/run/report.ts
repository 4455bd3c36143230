import type { ImportStep } from '@countin/domain/imports';
import { csv, BYTE_ORDER_MARK } from '@countin/import/csv';
import type { RowSummary } from '../engine/row-summary.ts';

/** How a report writes its rows. */
export interface ReportTexts {
  /** Headings of row, title, artist, result, reason and address. */
  readonly headings: readonly string[];
  readonly resultOf: (step: ImportStep) => string;
  /** Why a row was not written, or what is wrong with its cover or page; empty if nothing is. */
  readonly reasonOf: (step: ImportStep) => string;
  /** Address of the release in the studio; empty if it has none. */
  readonly addressOf: (step: ImportStep) => string;
}

/** What a work did to each row, as CSV. Rows are the lines of the file. */
export function reportCsv(
  steps: readonly ImportStep[],
  rows: ReadonlyMap<number, Pick<RowSummary, 'line' | 'title' | 'artistName'>>,
  { headings, resultOf, reasonOf, addressOf }: ReportTexts,
): string {
  const inOrder = steps.toSorted((one, other) => one.row - other.row);
  const lines = inOrder.map((step) => {
    const row = rows.get(step.row);
    return [
      String(row?.line ?? step.row + 1),
      step.title || (row?.title ?? ''),
      row?.artistName ?? '',
      resultOf(step),
      reasonOf(step),
      addressOf(step),
    ];
  });
  return BYTE_ORDER_MARK + csv([headings, ...lines]);
}
