import type { InspectedFile } from '@countin/import/sources';

/** A list without a single code, or a table without a row, makes no run. */
export function isWithoutContent({ codes, table }: InspectedFile): boolean {
  return codes?.codes.length === 0 || table?.survey.releases === 0;
}
