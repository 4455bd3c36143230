export type { ChosenHeadings } from './chosen-headings.ts';
export { importObjects } from './import-objects.ts';
export type { Correction, ImportRow } from './import-row.ts';
export { importRunSchema } from './import-run.ts';
export type { ImportRun, ImportWork } from './import-run.ts';
export type { ImportStep } from './import-step.ts';
export type { ImportFormat, Reading } from './reading.ts';
export { settledRows } from './settled-rows.ts';
export type { UndoChoice } from './undo-choice.ts';
