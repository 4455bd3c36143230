import type { DateOrder } from './values/read-date.ts';
import type { DecimalSign } from './values/read-number.ts';

/** What holds for a whole file: found over all rows, or answered once. */
export interface TableAnswers {
  /** Null: a date such as `03/04/2026` is a problem of its row. */
  readonly dateOrder: DateOrder | null;
  /** Null: a number such as `1,085` is a problem of its row. */
  readonly decimalSign: DecimalSign | null;
  /** Whether an empty cell leaves a release what it has, or takes it away. */
  readonly emptyCells: 'keep' | 'clear';
  /** Whether codes that lost zeros get them back, or are problems. */
  readonly lostZeros: 'complete' | 'refuse';
}

/** Answers without any question: what is ambiguous is a problem, and nothing is taken away. */
export const CAUTIOUS_ANSWERS: TableAnswers = {
  dateOrder: null,
  decimalSign: null,
  emptyCells: 'keep',
  lostZeros: 'refuse',
};
