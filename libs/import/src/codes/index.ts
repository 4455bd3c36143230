export { MOST_CODES, MOST_LINKS, readCodes } from './read-codes.ts';
export type { CodeList, ListedCode } from './read-codes.ts';
export { readLinkEntry } from './read-link-entry.ts';
