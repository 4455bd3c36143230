import { originsOf } from '@countin/domain/deployment';
import { documents, readField } from '@countin/domain/documents';
import { FieldPath, type Query, type QueryDocumentSnapshot } from '@google-cloud/firestore';
import { followDiscovery } from '../discovery/follow-changes.ts';
import { noteDiscovery } from '../discovery/note-change.ts';
import { queuePurge, runPurge } from '../platform/cache-purge/purge-queue.ts';
import type { Services } from '../platform/services.ts';
import { refOf, updateDocument } from '../platform/write-document.ts';
import { shelfStateOf } from './shelf-state.ts';

/** Releases that one transaction takes. */
const PAGE = 100;

/**
 * Updates everything that an artist has published to the current shelf state, page by page, and purges the start page.
 * It may be interrupted and repeated: each transaction reads the state anew, and so does publishing.
 */
export async function updateShelf(services: Services, artistId: string, owner: string): Promise<void> {
  const { db, sites } = services;
  const releases = db
    .collection(documents.releasePages().path)
    .where('artistId', '==', artistId)
    .orderBy(FieldPath.documentId())
    .limit(PAGE);
  let last: QueryDocumentSnapshot | undefined;
  do last = await updatePage(services, artistId, owner, last ? releases.startAfter(last) : releases);
  while (last);
  const purgeId = await db.runTransaction(async (transaction) => {
    const shelf = await shelfStateOf(db, transaction, artistId, owner);
    const medley = await transaction.get(db.doc(documents.medley(artistId).path));
    if (medley.exists && readField(documents.medley, medley, 'shelf') !== shelf)
      updateDocument(transaction, refOf(documents.medley, medley), { shelf });
    noteDiscovery(services, transaction, artistId);
    return queuePurge(services, transaction, { addresses: [`${originsOf(sites).fourtrack}/`], gone: false });
  });
  await runPurge(services, purgeId);
  await followDiscovery(services, artistId);
}

/** @returns the last release of a full page: others may follow */
async function updatePage(
  { db }: Services,
  artistId: string,
  owner: string,
  page: Query,
): Promise<QueryDocumentSnapshot | undefined> {
  return db.runTransaction(async (transaction) => {
    const shelf = await shelfStateOf(db, transaction, artistId, owner);
    const { docs } = await transaction.get(page);
    for (const release of docs)
      if (readField(documents.releasePage, release, 'shelf') !== shelf)
        updateDocument(transaction, refOf(documents.releasePage, release), { shelf });
    return docs.length === PAGE ? docs.at(-1) : undefined;
  });
}
