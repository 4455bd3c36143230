import { documents, readValidDocument } from '@countin/domain/documents';
import type { DiscoveryCard } from '@countin/domain/discovery';
import {
  FieldPath,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from '@google-cloud/firestore';

/** Entry with its id, which is also that of a cursor. */
export interface FoundEntry {
  readonly id: string;
  readonly card: DiscoveryCard;
  readonly stored: QueryDocumentSnapshot;
}

/** Fields of a card, and those that cursors have. Terms stay in the database. */
const FIELDS = [...Object.keys(documents.discoveryCards.schema.entries), 'week'];

/** Reads entries and counts what the database counts as read. */
export class EntryReader {
  private readonly db: Firestore;
  private counted = 0;

  constructor(db: Firestore) {
    this.db = db;
  }

  /** Documents read so far. */
  get reads(): number {
    return this.counted;
  }

  /** All entries, for narrowing. */
  get entries(): Query {
    return this.db.collection(documents.discoveryEntries().path);
  }

  /** Entries of a query. Those that do not fit their schema are left out. */
  async read(query: Query, fields: readonly string[] = FIELDS): Promise<FoundEntry[]> {
    const { docs } = await query.select(...fields).get();
    this.counted += Math.max(1, docs.length);
    return docs.flatMap((stored) => {
      const card = readValidDocument(documents.discoveryCards, stored);
      return card ? [{ id: stored.id, card, stored }] : [];
    });
  }

  /** Documents by their paths, in that order. */
  async readAll(paths: readonly string[]): Promise<DocumentSnapshot[]> {
    if (paths.length === 0) return [];
    this.counted += paths.length;
    return this.db.getAll(...paths.map((path) => this.db.doc(path)));
  }
}

/** The order of entries of the same value, so that a cursor is exact. */
export const byId = FieldPath.documentId();
export const cardFields = FIELDS;
