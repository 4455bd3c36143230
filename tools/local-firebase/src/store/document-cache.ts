import type { StoredDocument } from './stored-document.ts';

/** Bytes of serialised documents whose decoded form is kept; decoding is most of a read's cost. */
const CAPACITY = 16 * 1024 * 1024;

/** Decoded documents by row id, oldest dropped first. */
export interface DocumentCache {
  /** The version a row holds now, or undefined when it is not cached. */
  get(row: number, updateTime: number): StoredDocument | undefined;
  set(row: number, document: StoredDocument, bytes: number): void;
}

export function createDocumentCache(capacity = CAPACITY): DocumentCache {
  const known = new Map<number, { document: StoredDocument; bytes: number }>();
  let held = 0;
  const drop = (row: number): void => {
    held -= known.get(row)?.bytes ?? 0;
    known.delete(row);
  };
  return {
    get(row, updateTime) {
      const entry = known.get(row);
      return entry?.document.updateTime === updateTime ? entry.document : undefined;
    },
    set(row, document, bytes) {
      drop(row);
      known.set(row, { document, bytes });
      held += bytes;
      while (held > capacity) drop(known.keys().next().value as number);
    },
  };
}
