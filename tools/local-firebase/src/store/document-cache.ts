import { LRUCache } from 'lru-cache';
import type { StoredDocument } from './stored-document.ts';

/** Memory for documents that are kept decoded; decoding is most of a read's cost. */
const CAPACITY = 48 * 1024 * 1024;

/** Rough memory of a decoded document. */
const cost = (bytes: number): number => 800 + 6 * bytes;

/** Decoded documents by row id, least recently used dropped first. */
export interface DocumentCache {
  /** The version a row holds now, or undefined when it is not cached. */
  get(row: number, updateTime: number): StoredDocument | undefined;
  set(row: number, document: StoredDocument, bytes: number): void;
}

export function createDocumentCache(capacity = CAPACITY): DocumentCache {
  const known = new LRUCache<number, StoredDocument>({ maxSize: capacity });
  return {
    get(row, updateTime) {
      const document = known.get(row);
      return document?.updateTime === updateTime ? document : undefined;
    },
    set(row, document, bytes) {
      known.set(row, document, { size: cost(bytes) });
    },
  };
}
