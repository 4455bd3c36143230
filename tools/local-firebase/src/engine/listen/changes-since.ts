import type { DatabaseRef, Store } from '../../store/index.ts';
import type { DocumentChange } from '../../store/stored-document.ts';
import type { Changes } from './change-feed.ts';

/** Changes between a past commit time and now, one for each document. */
export function changesSince(store: Store, db: DatabaseRef, time: number): Changes {
  const changes = new Map<string, DocumentChange>();
  for (const after of store.documents.changedSince(db, time)) {
    changes.set(after.path, { name: after.name, path: after.path, before: null, after });
  }
  for (const before of store.history.at(db, time)) {
    const after = changes.get(before.path)?.after ?? null;
    changes.set(before.path, { name: before.name, path: before.path, before, after });
  }
  return changes;
}
