export { correctRecord } from './correct-record.ts';
export type { CorrectionReading } from './correction-cells.ts';
export { textOfField } from './text-of-field.ts';
