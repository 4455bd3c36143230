import { COLUMNS, type ColumnMapping } from '@countin/import/columns';

/** The columns of a reading's mapping. Ids that no column has are not read. */
export function columnsOf(mapping: readonly (string | null)[]): ColumnMapping {
  return mapping.map((wanted) => COLUMNS.find(({ id }) => id === wanted)?.id ?? null);
}
