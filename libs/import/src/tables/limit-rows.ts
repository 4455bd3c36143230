import { ImportFileError } from '../records/index.ts';
import type { TableRow } from './table.ts';

/** Rows below the headings. */
export const MOST_ROWS = 100_000;

/**
 * The rows below the headings.
 *
 * @param below those that were read to find the headings
 * @param part name of the sheet; empty for a text file
 */
export async function* limitRows(
  below: readonly TableRow[],
  rest: AsyncGenerator<TableRow>,
  part: string,
): AsyncGenerator<TableRow> {
  let count = 0;
  try {
    for (const row of below) {
      count += 1;
      yield row;
    }
    for await (const row of rest) {
      count += 1;
      if (count > MOST_ROWS) {
        const place = { part, line: row.line, column: '' };
        throw new ImportFileError('file/too-many-rows', place, { most: MOST_ROWS });
      }
      yield row;
    }
  } finally {
    await rest.return(undefined);
  }
}
