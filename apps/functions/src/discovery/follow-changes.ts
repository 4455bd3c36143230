import { documents, readDocument } from '@countin/domain/documents';
import { FieldPath, Timestamp, type Query } from '@google-cloud/firestore';
import { forEachPage } from '../platform/for-each-page.ts';
import type { Services } from '../platform/services.ts';
import { indexMedley, indexRelease } from './index-release.ts';

/** Calls follow their changes themselves; what is older was left over, milliseconds. */
const LEFT_OVER_MS = 60_000;
/** How long a call follows its change before it leaves the rest to the schedule, milliseconds. */
const FOLLOW_MS = 5000;

/** Follows a change that a call has just made. Work that fails, or takes too long, waits for the schedule. */
export async function followDiscovery(services: Services, changeId: string): Promise<void> {
  await followChange(services, changeId, services.now() + FOLLOW_MS).catch((error: unknown) =>
    services.log('A change of the discovery index waits for the schedule.', error),
  );
}

/**
 * Follows changes that were left over.
 *
 * @param deadline milliseconds since 1970
 */
export async function followLeftOverDiscovery(services: Services, deadline: number): Promise<void> {
  const due = services.db
    .collection(documents.discoveryChanges().path)
    .where('at', '<=', Timestamp.fromMillis(services.now() - LEFT_OVER_MS))
    .orderBy('at');
  await forEachPage(services, due, deadline, ({ id }) => followChange(services, id, deadline));
}

async function followChange(services: Services, changeId: string, deadline: number): Promise<void> {
  const { db } = services;
  const noted = db.doc(documents.discoveryChange(changeId).path);
  const before = await noted.get();
  const change = readDocument(documents.discoveryChange, before);
  if (!change) return;
  const { artistId, productId } = change;
  if (productId !== null) await indexRelease(services, artistId, productId);
  else if (!(await indexArtist(services, artistId, deadline))) return;
  // A later change has noted itself anew and is followed again.
  await db.runTransaction(async (transaction) => {
    const current = await transaction.get(noted);
    if (current.exists && before.updateTime && current.updateTime?.isEqual(before.updateTime))
      transaction.delete(noted);
  });
}

/** @returns whether it was finished before the deadline */
async function indexArtist(services: Services, artistId: string, deadline: number): Promise<boolean> {
  const { db } = services;
  await indexMedley(services, artistId);
  const ofArtist = (collection: string): Query => db.collection(collection).where('artistId', '==', artistId);
  const pages = ofArtist(documents.releasePages().path).orderBy(FieldPath.documentId());
  // Entries of pages that are gone.
  const entries = ofArtist(documents.discoveryEntries().path)
    .where('kind', '==', 'release')
    .orderBy(FieldPath.documentId());
  const index = ({ id }: { id: string }) => indexRelease(services, artistId, id);
  return (
    (await forEachPage(services, pages, deadline, index)) && (await forEachPage(services, entries, deadline, index))
  );
}
