/** Entries of one list: each is looked up on several services. */
export const MOST_ENTRIES = 1000;
/** Bytes of a file with as many long addresses. */
export const MOST_BYTES = 2_000_000;
