import { chosenHeadingsSchema } from '../imports/chosen-headings.ts';
import { importRowSchema } from '../imports/import-row.ts';
import { importRunSchema } from '../imports/import-run.ts';
import { importStepSchema } from '../imports/import-step.ts';
import { undoChoiceSchema } from '../imports/undo-choice.ts';
import { defineDocument } from './document.ts';
import * as paths from './paths/document-paths.ts';

export const importRun = /* @__PURE__ */ defineDocument(importRunSchema, paths.importRun);
export const importRuns = /* @__PURE__ */ defineDocument(importRunSchema, () => paths.importRuns);
export const importRow = /* @__PURE__ */ defineDocument(importRowSchema, paths.importRow);
export const importRows = /* @__PURE__ */ defineDocument(importRowSchema, paths.importRows);
export const importStep = /* @__PURE__ */ defineDocument(importStepSchema, paths.importStep);
export const importSteps = /* @__PURE__ */ defineDocument(importStepSchema, paths.importSteps);
export const undoChoice = /* @__PURE__ */ defineDocument(undoChoiceSchema, paths.undoChoice);
export const chosenHeadings = /* @__PURE__ */ defineDocument(chosenHeadingsSchema, paths.chosenHeadings);
export const undoChoices = /* @__PURE__ */ defineDocument(undoChoiceSchema, paths.undoChoices);
