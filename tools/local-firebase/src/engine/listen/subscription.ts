import type { Wire } from '../../service.ts';
import type { DatabaseRef } from '../../store/index.ts';
import type { StoredDocument } from '../../store/stored-document.ts';
import type { Equality } from './change-feed.ts';

/** Target of a listener: a query, or documents by name. */
export interface ListenTarget {
  readonly id: number;
  readonly db: DatabaseRef;
  /** Names what changes concern the target, see ChangeFeed. */
  readonly keys: readonly string[];
  /** Common property of all documents of the target, if any. */
  readonly equality: Equality | null;
  /** Lets the rules decide, throws PERMISSION_DENIED; gives the names the decision depends on. */
  authorise(): ReadonlySet<string>;
  /** Whether the decision must be taken again whenever one of the documents changes. */
  readonly decidedPerDocument: boolean;
  /** All that the target holds at present, in order. */
  current(): StoredDocument[];
  count(): number;
  /** Whether the target holds a document by itself, limit and offset aside. */
  holds(document: StoredDocument): boolean;
  toWire(document: StoredDocument): Wire;
  /** For queries with a limit or offset: the paths last sent, kept by the sender. Null for others. */
  window: ReadonlySet<string> | null;
  /** The same for two targets that always hold the same documents; null when not worth comparing. */
  readonly identity: string | null;
}

/** Why a stream hears of a change: a target holds such documents, or its permission depends on them. */
export interface Subscription {
  readonly target: ListenTarget;
  readonly because: 'held' | 'looked-up';
}
