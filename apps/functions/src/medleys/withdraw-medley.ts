import { documents, readDocument } from '@countin/domain/documents';
import { artistAddresses } from '@countin/domain/pages';
import { followDiscovery } from '../discovery/follow-changes.ts';
import { noteDiscovery } from '../discovery/note-change.ts';
import { queuePurge, runPurge } from '../platform/cache-purge/purge-queue.ts';
import type { Services } from '../platform/services.ts';
import { refTo, setDocument } from '../platform/write-document.ts';
import { removeClips } from './clip-files.ts';
import { readMedleyArtist } from './medley-artist.ts';

/**
 * Withdraws the medley from the public pages. A copy is kept for its owner.
 *
 * @throws AppError `profile/not-found`, `access/denied`
 */
export async function withdrawMedley(
  services: Services,
  caller: string,
  { artistId }: { readonly artistId: string },
): Promise<object> {
  const { db } = services;
  const { clipIds, purgeId } = await db.runTransaction(async (transaction) => {
    await readMedleyArtist(db, transaction, caller, artistId);
    const stored = await transaction.get(db.doc(documents.medley(artistId).path));
    const medley = readDocument(documents.medley, stored);
    if (!medley) return { clipIds: [], purgeId: null };
    setDocument(transaction, refTo(db, documents.withdrawnMedley(artistId)), medley);
    transaction.delete(stored.ref);
    transaction.delete(db.doc(documents.medleyEntry(artistId).path));
    noteDiscovery(services, transaction, artistId);
    const order = { addresses: artistAddresses(services.sites, medley), gone: true };
    return { clipIds: medley.slots.map(({ clipId }) => clipId), purgeId: queuePurge(services, transaction, order) };
  });
  if (purgeId !== null) await runPurge(services, purgeId);
  await followDiscovery(services, artistId);
  await removeClips(services, artistId, clipIds);
  return {};
}
