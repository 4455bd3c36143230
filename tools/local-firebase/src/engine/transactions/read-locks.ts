import type { DocumentChange, StoredDocument } from '../../store/stored-document.ts';
import type { Query } from '../query/query-model.ts';
import { matches } from '../query/query-match.ts';
import { sortKey } from '../query/sort-key.ts';

/** What one transaction has read: documents, missing ones included, and the results of queries. */
export interface ReadLocks {
  addDocument(path: string, document: StoredDocument | null): void;
  /** `found` is the result, as far as it lists documents. */
  addQuery(query: Query, found: readonly StoredDocument[]): void;
  /** Whether one of the changes would have made a difference to a read. */
  forbid(changes: readonly DocumentChange[]): boolean;
  /** Whether a document that was read is of interest to another read. */
  someDocument(interesting: (path: string, document: StoredDocument | null) => boolean): boolean;
}

export function createReadLocks(): ReadLocks {
  const documents = new Map<string, StoredDocument | null>();
  const queries: ((document: StoredDocument | null) => boolean)[] = [];
  return {
    addDocument: (path, document) => void documents.set(path, document),
    addQuery(query, found) {
      for (const document of found) documents.set(document.path, document);
      const last = query.limit === found.length ? found.at(-1) : undefined;
      // Behind the last document of a full result nothing was looked at.
      const end = last && !query.nearest ? sortKey(query.orders, last) : null;
      queries.push(
        (document) =>
          document !== null && matches(query, document) && (end === null || sortKey(query.orders, document) <= end),
      );
    },
    forbid: (changes) =>
      changes.some(
        ({ path, before, after }) => documents.has(path) || queries.some((covers) => covers(before) || covers(after)),
      ),
    someDocument(interesting) {
      for (const [path, document] of documents) if (interesting(path, document)) return true;
      return false;
    },
  };
}
