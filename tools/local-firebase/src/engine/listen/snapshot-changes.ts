import type { Wire } from '../../service.ts';
import type { DocumentChange, StoredDocument } from '../../store/stored-document.ts';
import type { Changes } from './change-feed.ts';
import type { ListenTarget } from './subscription.ts';

/** Effect of one document's change on the targets of a stream. */
interface Notice {
  readonly document: StoredDocument;
  readonly deleted: boolean;
  readonly wire: Wire;
  readonly targetIds: number[];
  readonly removedTargetIds: number[];
}

/** Gathers what a snapshot changes for several targets, one message for each document. */
export interface SnapshotChanges {
  add(target: ListenTarget, changes: Changes, current: () => readonly StoredDocument[]): void;
  /** ListenResponses. `mayRead` tells whether the client may see a document that left its targets. */
  messages(readTime: Wire, mayRead: (document: StoredDocument) => boolean): Wire[];
}

export function createSnapshotChanges(): SnapshotChanges {
  const notices = new Map<string, Notice>();
  /** Documents that did not change but no longer fit into a limit. */
  const pushedOut: Wire[] = [];

  function noticeOf(target: ListenTarget, document: StoredDocument, deleted: boolean): Notice {
    let notice = notices.get(document.path);
    if (!notice) {
      notice = { document, deleted, wire: target.toWire(document), targetIds: [], removedTargetIds: [] };
      notices.set(document.path, notice);
    }
    return notice;
  }

  function left(target: ListenTarget, { before, after }: DocumentChange): void {
    const document = after ?? before;
    if (document) noticeOf(target, document, !after).removedTargetIds.push(target.id);
  }

  function addWindow(target: ListenTarget, changes: Changes, current: readonly StoredDocument[]): void {
    const old = target.window ?? new Set();
    const now = new Map(current.map((document) => [document.path, document]));
    for (const [path, document] of now) {
      if (!old.has(path) || changes.has(path)) noticeOf(target, document, false).targetIds.push(target.id);
    }
    for (const path of old) {
      if (now.has(path)) continue;
      const change = changes.get(path);
      if (change) left(target, change);
      else pushedOut.push({ document: `${target.db.root}/documents/${path}`, removedTargetIds: [target.id] });
    }
    target.window = new Set(now.keys());
  }

  return {
    add(target, changes, current) {
      const relevant = [...changes.values()].filter(
        ({ before, after }) => holds(target, before) || holds(target, after),
      );
      if (relevant.length === 0) return;
      if (target.window) return addWindow(target, changes, current());
      for (const change of relevant) {
        if (change.after && holds(target, change.after))
          noticeOf(target, change.after, false).targetIds.push(target.id);
        else left(target, change);
      }
    },
    messages(readTime, mayRead) {
      const messages = [...notices.values()].map((notice) => toMessage(notice, readTime, mayRead));
      return [...messages, ...pushedOut.map((removal) => ({ documentRemove: { ...removal, readTime } }))];
    },
  };
}

function holds(target: ListenTarget, document: StoredDocument | null): boolean {
  return document !== null && target.holds(document);
}

function toMessage(notice: Notice, readTime: Wire, mayRead: (document: StoredDocument) => boolean): Wire {
  const { document, deleted, wire, targetIds, removedTargetIds } = notice;
  if (deleted) return { documentDelete: { document: document.name, removedTargetIds, readTime } };
  // With its new version at hand the client need not ask what became of the document.
  if (targetIds.length > 0 || mayRead(document))
    return { documentChange: { document: wire, targetIds, removedTargetIds } };
  return { documentRemove: { document: document.name, removedTargetIds, readTime } };
}
