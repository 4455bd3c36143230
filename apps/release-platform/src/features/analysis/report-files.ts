import { SMALLEST_GROUP, type DayRange } from '@countin/domain/numbers';
import { BYTE_ORDER_MARK, csv } from '@countin/import/csv';
import type { ReportColumn, ReportId, ReportTable, ReportValue } from './report.ts';

/** Texts of the files, beside the numbers. */
export interface ReportWords {
  /** Headings: table, key, entry, column, value. */
  readonly headings: readonly string[];
  readonly tableName: (id: ReportId) => string;
  readonly rowName: (id: ReportId, key: string) => string;
  readonly columnName: (column: ReportColumn) => string;
  /** Annotations by day, exported as a separate table. */
  readonly annotations: readonly { readonly day: string; readonly text: string }[];
  readonly annotationsName: string;
}

/**
 * Every number of the screen as a row of CSV: table, key, entry, column, value. Numbers are written as in programs, so that
 * every spreadsheet reads them; keys are the same in every language.
 */
export function reportCsv(tables: readonly ReportTable[], words: ReportWords): string {
  const rows = tables.flatMap(({ id, columns, rows: entries }) =>
    entries.flatMap(({ key, values }) =>
      columns.map((column, at) => [
        words.tableName(id),
        key,
        words.rowName(id, key),
        words.columnName(column),
        String(fileValue(values[at])),
      ]),
    ),
  );
  const notes = words.annotations.map(({ day, text }) => [words.annotationsName, day, text, '', '']);
  return BYTE_ORDER_MARK + csv([words.headings, ...rows, ...notes]);
}

/** A number that is left out is no zero: `<5`. */
const fileValue = (value: ReportValue | undefined) => (value === null ? `<${SMALLEST_GROUP}` : (value ?? 0));

/** Subject and days of the numbers. */
export interface ReportSubject {
  readonly artistId?: string | null;
  readonly artist?: string;
  readonly labelId?: string;
  readonly label?: string;
  readonly range: DayRange;
  /** Null for all pages. */
  readonly page: string | null;
}

/** The same numbers for programs. */
export function reportJson(tables: readonly ReportTable[], subject: ReportSubject, words: ReportWords): string {
  const named = tables.map(({ id, columns, rows }) => ({
    id,
    rows: rows.map(({ key, values }) => ({
      key,
      name: words.rowName(id, key),
      ...Object.fromEntries(columns.map((column, at) => [column, fileValue(values[at])])),
    })),
  }));
  return `${JSON.stringify({ ...subject, zone: 'UTC', tables: named, annotations: words.annotations }, null, 2)}\n`;
}
