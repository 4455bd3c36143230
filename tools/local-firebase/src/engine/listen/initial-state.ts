import type { Caller, Wire } from '../../service.ts';
import type { StoredDocument } from '../../store/stored-document.ts';
import { changesSince } from './changes-since.ts';
import type { EngineContext } from '../engine-context.ts';
import { position } from './global-snapshot.ts';
import type { ListenTarget } from './subscription.ts';
import { mayRead } from './may-read.ts';
import { parseName } from '../values/resource-path.ts';
import { resumeTime } from './resume-token.ts';
import { createSnapshotChanges } from './snapshot-changes.ts';

/** Sends what a new target holds, or what changed in it since the client last heard of it. */
export function sendInitialState(
  context: EngineContext,
  target: ListenTarget,
  request: Wire,
  caller: Caller,
  send: (response: Wire) => void,
): void {
  const { store, clock } = context;
  const since = resumeTime(request, store.epoch, clock.last);
  if (since === null) return sendAll();
  if (since === 'expired' || since < store.forgottenBefore(target.db)) return sendAfresh();

  const changes = changesSince(store, target.db, since);
  const holds = (document: StoredDocument | null): boolean => document !== null && target.holds(document);
  const touched = [...changes.values()].some(({ before, after }) => holds(before) || holds(after));
  if (target.window) {
    // The documents inside the limit at that time are unknown, so nothing less will do.
    if (touched) return sendAfresh();
    target.window = new Set(target.current().map(({ path }) => path));
  } else if (touched) {
    const snapshot = createSnapshotChanges();
    snapshot.add(target, changes, () => []);
    snapshot
      .messages(position(context).readTime, mayRead(context, parseName(target.db.root).tenant, caller))
      .forEach(send);
  }
  send({ filter: { targetId: target.id, count: target.window?.size ?? target.count() } });

  function sendAfresh(): void {
    send({ targetChange: { targetChangeType: 'RESET', targetIds: [target.id] } });
    sendAll();
  }

  function sendAll(): void {
    const documents = target.current();
    for (const document of documents)
      send({ documentChange: { document: target.toWire(document), targetIds: [target.id] } });
    if (target.window) target.window = new Set(documents.map(({ path }) => path));
  }
}
