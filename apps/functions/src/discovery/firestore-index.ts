import type { Firestore } from '@google-cloud/firestore';
import type { DiscoveryIndex } from './discovery-index.ts';
import { searchEntries } from './search-entries.ts';
import { shelfEntries } from './shelf-entries.ts';

/** The index in the database's own means: arrays of terms, composite indexes and cursors. */
export function firestoreIndex(db: Firestore): DiscoveryIndex {
  return {
    search: (query, after, now) => searchEntries(db, query, after, now),
    shelf: (query, now) => shelfEntries(db, query, now),
  };
}
