import { originsOf } from '@countin/domain/deployment';
import { paths } from '@countin/domain/documents';
import { FieldPath, type DocumentReference, type Query, type QueryDocumentSnapshot } from '@google-cloud/firestore';
import { queuePurge, runPurge } from '../platform/cache-purge/purge-queue.ts';
import type { Services } from '../platform/services.ts';
import { shelfStateOf } from './shelf-state.ts';

/** Releases that one transaction takes. */
const PAGE = 100;

/**
 * Brings all that an artist has published to the shelf state of now, page by page, and renews the start page. It may be
 * interrupted and repeated: each transaction reads the state anew, and so does publishing.
 */
export async function updateShelf(services: Services, artistId: string, owner: string): Promise<void> {
  const { db, sites } = services;
  const releases = db
    .collection(paths.releasePages)
    .where('artistId', '==', artistId)
    .orderBy(FieldPath.documentId())
    .limit(PAGE);
  let last: QueryDocumentSnapshot | undefined;
  do last = await updatePage(services, artistId, owner, last ? releases.startAfter(last) : releases);
  while (last);
  const purgeId = await db.runTransaction(async (transaction) => {
    const shelf = await shelfStateOf(db, transaction, artistId, owner);
    const medley = await transaction.get(db.doc(paths.medley(artistId)));
    if (medley.exists && medley.get('shelf') !== shelf) transaction.update(medley.ref, { shelf });
    return queuePurge(services, transaction, { addresses: [`${originsOf(sites).fourtrack}/`], gone: false });
  });
  await runPurge(services, purgeId);
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
    const changed: DocumentReference[] = docs.filter((release) => release.get('shelf') !== shelf).map(({ ref }) => ref);
    for (const reference of changed) transaction.update(reference, { shelf });
    return docs.length === PAGE ? docs.at(-1) : undefined;
  });
}
