export { indexReleases } from './existing-releases.ts';
export type { ExistingRelease, ReleaseIndex } from './existing-releases.ts';
export { fieldChanges } from './field-changes.ts';
export type { FieldChange } from './field-changes.ts';
export { NO_ANSWERS, RowPlanner } from './plan-row.ts';
export type { Doubt, PlanContext, PlannedRow, RowAnswers, RowState, RowTarget, RunArtist } from './plan-row.ts';
export { planUndo } from './plan-undo.ts';
export type { AppliedRow, CurrentRelease, SpareReason, UndoStep } from './plan-undo.ts';
