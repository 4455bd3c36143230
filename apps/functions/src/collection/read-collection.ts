import type { CallableOutput } from '@countin/domain/callables';
import { visitsAt } from '@countin/domain/collection';
import { documents, readDocument, readField } from '@countin/domain/documents';
import type { ParsedInput } from '../platform/callable/operations.ts';
import type { Services } from '../platform/services.ts';
import { mergeDocument, refTo } from '../platform/write-document.ts';
import { feedsOf } from './kept-feeds.ts';
import { nextAndNew, readKeptReleases } from './kept-releases.ts';

/** Reads what the collection is as a whole, and notes the visit. */
export async function readCollection(
  services: Services,
  caller: string,
  { zone }: ParsedInput<'readCollection'>,
): Promise<CallableOutput<'readCollection'>> {
  const { db, now } = services;
  const reference = refTo(db, documents.collectionState(caller));
  const { folders, ...visits } = await db.runTransaction(async (transaction) => {
    const state = readDocument(documents.collectionState, await transaction.get(reference.ref));
    const before = { visitedAt: state?.visitedAt ?? null, visitedBefore: state?.visitedBefore ?? null };
    const after = visitsAt(before, now());
    if (after.visitedAt !== before.visitedAt) mergeDocument(transaction, reference, { uid: caller, ...after });
    return { folders: state?.folders ?? [], ...after };
  });
  const since = Math.min(visits.visitedBefore ?? now(), now());
  const [count, pages, feeds] = await Promise.all([
    db.collection(documents.kept(caller).path).count().get(),
    readKeptReleases(services, caller, since),
    feedsOf(db, caller).get(),
  ]);
  return {
    count: count.data().count,
    folders,
    visitedBefore: visits.visitedBefore,
    ...nextAndNew(pages, { now: now(), zone, visitedBefore: visits.visitedBefore }),
    feedSince: readField(documents.collectionFeeds, feeds.docs[0], 'createdAt') ?? null,
  };
}
