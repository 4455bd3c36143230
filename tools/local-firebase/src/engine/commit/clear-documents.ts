import type { Caller } from '../../service.ts';
import type { DocumentChange } from '../../store/stored-document.ts';
import type { EngineContext } from '../engine-context.ts';
import { parseName } from '../values/resource-path.ts';

const OWNER: Caller = { admin: true, auth: null };

/** Deletes all there is in a database, without a trace: listeners see it, older tokens start afresh. */
export function clearDocuments(context: EngineContext, project: string, database: string): void {
  const { clock, commits, feed, store, transactions } = context;
  const { tenant } = parseName(`projects/${project}/databases/${database}`);
  commits.flush();
  transactions.endAll(tenant);
  const db = store.database(tenant.root);
  const everything = { ancestor: '', collectionId: null, allDescendants: true };
  const changes: DocumentChange[] = [];
  for (const before of store.documents.scan(db, everything)) {
    changes.push({ name: before.name, path: before.path, before, after: null });
  }
  const time = clock.next();
  commits.run(() => store.clear(db, time));
  clock.advance(time);
  commits.flush();
  // Not a commit: background triggers are not meant to hear of it.
  feed.publish([{ db, tenant, time, changes, caller: OWNER }]);
}
