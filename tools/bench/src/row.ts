/** One figure of the bench. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The same work done by the plainest thing that can do it, in the same run. */
  readonly reference?: { readonly name: string; readonly value: number };
  /** Bound of the figure: `at most 20 kB`, `at least 0.35 of the reference`. */
  readonly bound?: {
    readonly kind: 'most' | 'least' | 'most-ratio' | 'least-ratio' | 'exactly';
    readonly value: number;
  };
}

/** Whether a row keeps its bound; rows without one always do. */
export function keepsBound(row: Row): boolean {
  if (!row.bound) return true;
  if (row.bound.kind === 'most') return row.value <= row.bound.value;
  if (row.bound.kind === 'exactly') return row.value === row.bound.value;
  if (row.bound.kind === 'least') return row.value >= row.bound.value;
  if (row.reference === undefined) return false;
  const ratio = row.value / row.reference.value;
  return row.bound.kind === 'most-ratio' ? ratio <= row.bound.value : ratio >= row.bound.value;
}

const WORDS = {
  most: 'at most',
  least: 'at least',
  'most-ratio': 'at most',
  'least-ratio': 'at least',
  exactly: 'exactly',
} as const;

/** A row as a line of the report. */
export function formatRow(row: Row): string {
  const number = (value: number) => value.toLocaleString('en', { maximumSignificantDigits: value < 100 ? 3 : 5 });
  const reference = row.reference
    ? `  ${(row.value / row.reference.value).toFixed(2)}x of ${row.reference.name} (${number(row.reference.value)})`
    : '';
  const bound = row.bound
    ? `  [${WORDS[row.bound.kind]} ${row.bound.value}${row.bound.kind.endsWith('-ratio') ? 'x' : ''}]`
    : '';
  return `${keepsBound(row) ? '  ' : '! '}${row.name.padEnd(58)} ${number(row.value).padStart(10)} ${row.unit}${reference}${bound}`;
}
