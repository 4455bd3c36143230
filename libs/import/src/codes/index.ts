export { MOST_CODES, readCodes } from './read-codes.ts';
export type { CodeList, ListedCode } from './read-codes.ts';
