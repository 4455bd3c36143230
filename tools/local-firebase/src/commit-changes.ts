import type { CommitEvent } from './engine/commit/commit-event.ts';
import { toTimestamp } from './engine/values/timestamp.ts';
import type { DocumentChange } from './protocol/triggers/document-event.ts';
import type { Wire } from './service.ts';
import type { StoredDocument } from './store/stored-document.ts';

/** A commit as triggers see it: document by document, as google.firestore.v1.Document. */
export function commitChanges({ changes, time, caller }: CommitEvent): DocumentChange[] {
  return changes.map(({ name, before, after }) => ({
    name,
    before: before && documentWire(before),
    after: after && documentWire(after),
    time: toTimestamp(time),
    caller,
  }));
}

function documentWire({ name, fields, createTime, updateTime }: StoredDocument): Wire {
  return { name, fields, createTime: toTimestamp(createTime), updateTime: toTimestamp(updateTime) };
}
