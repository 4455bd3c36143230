import type { RawDocument } from '../ports/document-store.ts';

/** Documents at most: those of a dashboard several times over. */
const MOST = 200;
/**
 * How long a document is kept, milliseconds. The query client keeps an unused answer at least as long. Otherwise a
 * document that was edited here could return in its old state.
 */
const KEPT_MS = 300_000;

/** Documents that were read lately. */
export interface KnownDocuments {
  add(documents: readonly RawDocument[]): void;
  get(path: string): RawDocument | null;
  drop(path: string): void;
  clear(): void;
}

/** @param now milliseconds of a clock */
export function knownDocuments(now: () => number = Date.now): KnownDocuments {
  const byPath = new Map<string, { readonly document: RawDocument; readonly at: number }>();
  const drop = (path: string) => void byPath.delete(path);
  return {
    add(documents) {
      for (const document of documents) {
        // A map keeps the order of insertion, so the oldest come first.
        drop(document.path);
        byPath.set(document.path, { document, at: now() });
      }
      for (const path of [...byPath.keys()].slice(0, Math.max(0, byPath.size - MOST))) drop(path);
    },
    get(path) {
      const known = byPath.get(path);
      return known && now() - known.at < KEPT_MS ? known.document : null;
    },
    drop,
    clear: () => byPath.clear(),
  };
}
