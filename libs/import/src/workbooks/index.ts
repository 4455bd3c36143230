export { openWorkbook } from './open-workbook.ts';
export type { WorkbookSheet } from './open-workbook.ts';
export { readSheet } from './read-sheet.ts';
export type { SheetTable } from './read-sheet.ts';
