export { blobSource } from '../files/file-source.ts';
export type { FileSource } from '../files/file-source.ts';
export { recordsOfFile } from './records-of-file.ts';
export type { ReadingOptions } from './records-of-file.ts';
export { codesOfFile } from './codes-of-file.ts';
export { detectReading, inspectFile } from './inspect-file.ts';
export type { InspectedFile, InspectedTable } from './inspect-file.ts';
