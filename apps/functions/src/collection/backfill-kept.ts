import { documents, KEPT_GROUP, readDocument, readValidDocument, type DocumentOf } from '@countin/domain/documents';
import { FieldPath, type QueryDocumentSnapshot } from '@google-cloud/firestore';
import type { Services } from '../platform/services.ts';
import { refTo, setDocument } from '../platform/write-document.ts';
import { readKeptViews } from './kept-views.ts';
import { refreshKept } from './read-kept.ts';

/** Raise it when kept items are to be found by other words: all of them are walked through again. */
const VERSION = 1;
const PAGE = 100;

/**
 * Gives items that were kept before slugs were search words theirs. Goes through all of them once, some in each run, and
 * stores its progress. Afterwards a run costs one read. Every step can be repeated.
 *
 * @param deadline when to leave the rest to the next run, milliseconds since 1970
 */
export async function backfillKept(services: Services, deadline: number): Promise<void> {
  const { db, now } = services;
  const progress = refTo(db, documents.keptSweep());
  const { done: isDone, after: reached } = progressOf(readDocument(progress, await progress.ref.get()));
  if (isDone) return;
  let after = reached;
  do {
    const all = db.collectionGroup(KEPT_GROUP).orderBy(FieldPath.documentId());
    const page = await (after === null ? all : all.startAfter(after)).limit(PAGE).get();
    for (const [uid, ofUser] of byUser(page.docs)) await refreshOf(services, uid, ofUser);
    after = page.docs.at(-1)?.ref.path ?? after;
    const done = page.size < PAGE;
    await setDocument(db, progress, { version: VERSION, after, done });
    if (done) return;
  } while (now() < deadline);
}

type Progress = DocumentOf<ReturnType<typeof documents.keptSweep>>;

function progressOf(stored: Progress | null): Pick<Progress, 'done' | 'after'> {
  return stored?.version === VERSION ? stored : { done: false, after: null };
}

function byUser(items: readonly QueryDocumentSnapshot[]): Map<string, QueryDocumentSnapshot[]> {
  return Map.groupBy(items, ({ ref }) => ref.parent.parent?.id ?? '');
}

async function refreshOf(services: Services, uid: string, stored: readonly QueryDocumentSnapshot[]): Promise<void> {
  const items = stored.flatMap((each) => readValidDocument(documents.kept, each, services.log) ?? []);
  await refreshKept(services, uid, items, await readKeptViews(services, items));
}
