import { studioOperations } from '../platform/callable/operations.ts';
import { changeImport } from './change-import.ts';
import { changeImportReading } from './change-import-reading.ts';
import { changeImportRows } from './change-import-rows.ts';
import { createImport } from './create-import.ts';
import { listMissingReleases } from './missing/list-missing-releases.ts';
import { listImports } from './list-imports.ts';
import { readImport, readImportRecords } from './read-import.ts';
import { readImportContext } from './read-import-context.ts';
import { readImportRows } from './read-import-rows.ts';
import { removeImport } from './remove-import.ts';
import { retryImportServices } from './retry-import-services.ts';
import { previewImportUndo } from './works/preview-undo.ts';
import { applyImport, undoImport } from './works/start-work.ts';
import { stopImportWork } from './works/stop-work.ts';

const runOperations = studioOperations({
  createImport,
  changeImportReading,
  listImports,
  readImport,
  readImportRecords,
  readImportRows,
  readImportContext,
  changeImportRows,
  changeImport,
  applyImport,
  previewImportUndo,
  undoImport,
  stopImportWork,
  retryImportServices,
  removeImport,
});

/** Those of runs decide by the run who may call them. */
export const importOperations = {
  ...runOperations,
  ...studioOperations({ listMissingReleases }, 'release.create'),
};
