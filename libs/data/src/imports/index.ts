export {
  applyImportOptions,
  changeImportOptions,
  changeImportReadingOptions,
  changeImportRowsOptions,
  createImportOptions,
  removeImportOptions,
  retryImportServicesOptions,
  stopImportWorkOptions,
  undoImportOptions,
} from './change-imports.ts';
export { previewUndo, readContextPages, readRecordPages, readRows } from './import-pages.ts';
export type { ImportRowsPage, UndoRow } from './import-pages.ts';
export { importFileOptions } from './import-file.ts';
export { importKeys } from './import-keys.ts';
export { importOptions, importsOptions, missingReleasesOptions } from './list-imports.ts';
export type { ListedImport, MissingReleases, OpenImport } from './list-imports.ts';
export { uploadImportFile } from './upload-import-file.ts';
