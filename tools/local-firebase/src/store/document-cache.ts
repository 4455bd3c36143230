import type { StoredDocument } from './stored-document.ts';

/** Memory for documents that are kept decoded; decoding is most of a read's cost. */
const CAPACITY = 48 * 1024 * 1024;

/** Rough memory of a decoded document. */
const cost = (bytes: number): number => 800 + 6 * bytes;

/** Decoded documents by row id, oldest dropped first. */
export interface DocumentCache {
  /** The version a row holds now, or undefined when it is not cached. */
  get(row: number, updateTime: number): StoredDocument | undefined;
  set(row: number, document: StoredDocument, bytes: number): void;
}

export function createDocumentCache(capacity = CAPACITY): DocumentCache {
  const known = new Map<number, { document: StoredDocument; cost: number }>();
  let held = 0;
  const drop = (row: number): void => {
    held -= known.get(row)?.cost ?? 0;
    known.delete(row);
  };
  return {
    get(row, updateTime) {
      const entry = known.get(row);
      return entry?.document.updateTime === updateTime ? entry.document : undefined;
    },
    set(row, document, bytes) {
      drop(row);
      known.set(row, { document, cost: cost(bytes) });
      held += cost(bytes);
      while (held > capacity) drop(known.keys().next().value as number);
    },
  };
}
