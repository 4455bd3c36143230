export { IMPORT_FILE_ERRORS, ImportFileError } from './import-file-error.ts';
export type { ImportFileErrorCode } from './import-file-error.ts';
export type { Place } from './place.ts';
export { IMPORT_NOTES, IMPORT_PROBLEMS } from './problem.ts';
export type { ImportNoteCode, ImportProblemCode, Note, Problem } from './problem.ts';
export type { Availability, CoverSource, Given, GivenFields, MessageFacts, ReleaseRecord } from './release-record.ts';
export type { RecordField, ReleaseField } from './record-field.ts';
