import type { Wire } from '../service.ts';

/** Field values of a document or map, as google.firestore.v1.Value wire objects. */
export type Fields = Readonly<Record<string, Wire>>;

/** One version of a document. Never changed once made: readers, listeners and caches share it. */
export interface StoredDocument {
  /** Full name: `projects/P/databases/D/documents/a/b`. */
  readonly name: string;
  /** The same below `documents/`. */
  readonly path: string;
  readonly fields: Fields;
  /** Commit times in microseconds since 1970; they rise strictly and so serve as sequence numbers. */
  readonly createTime: number;
  readonly updateTime: number;
}

/** What one commit did to one document; `before` and `after` are never both null. */
export interface DocumentChange {
  readonly name: string;
  readonly path: string;
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
}

/** The id of the collection a document path lies in. */
export function collectionIdOf(path: string): string {
  const end = path.lastIndexOf('/');
  return path.slice(path.lastIndexOf('/', end - 1) + 1, end);
}
