import type { OpenImport } from '@countin/data/imports';

/** Whether a run's file can be read in several ways: messages and lists of codes have one. */
export function isReadInWays({ reading: { format } }: Pick<OpenImport, 'reading'>): boolean {
  return format === 'table' || format === 'workbook';
}
