import { documents, readValidDocument } from '@countin/domain/documents';
import { artistAddresses } from '@countin/domain/pages';
import type { NewsLabel } from '@countin/domain/profile';
import type { DocumentReference } from '@google-cloud/firestore';
import { queuePurge, runPurge } from '../platform/cache-purge/purge-queue.ts';
import { addressesOf, readReleaseSlugs, shownSlugs } from '../platform/cache-purge/release-addresses.ts';
import { forEachPage } from '../platform/for-each-page.ts';
import { newsLabelOf } from '../platform/news-labels.ts';
import type { Services } from '../platform/services.ts';
import { refOf, updateDocument } from '../platform/write-document.ts';

/**
 * Copies what the agreements of a label allow to the forms of its artists, and of artists who left. Forms offer the
 * news of a label that may message the fans. Every step can be repeated.
 *
 * @param roster ids of the label's artists
 * @param deadline milliseconds since 1970
 * @returns whether all is done
 */
export async function offerNewsOf(
  services: Services,
  labelId: string,
  roster: readonly string[],
  deadline: number,
): Promise<boolean> {
  const artists = services.db.collection(documents.artistProfiles().path);
  const offering = await artists.where('newsLabel.id', '==', labelId).get();
  for (const artistId of new Set([...roster, ...offering.docs.map(({ id }) => id)]))
    if (!(await offerNews(services, artists.doc(artistId), deadline))) return false;
  return true;
}

/** The artist comes last: as long as it has the former label, pages may be left. */
async function offerNews(services: Services, artist: DocumentReference, deadline: number): Promise<boolean> {
  const { db, sites } = services;
  const found = await db.runTransaction(async (transaction) => {
    const profile = readValidDocument(documents.artistProfile, await transaction.get(artist));
    return profile && { before: profile.newsLabel, wanted: await newsLabelOf(db, transaction, artist.id) };
  });
  if (!found || isSame(found.before, found.wanted)) return true;
  const { wanted } = found;
  const pages = db.collection(documents.releasePages().path).where('artistId', '==', artist.id);
  if (!(await forEachPage(services, pages, deadline, ({ ref }) => offerOnRelease(services, ref, wanted)))) return false;
  const purgeId = await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(artist);
    const profile = readValidDocument(documents.artistProfile, stored);
    if (!profile) return null;
    updateDocument(transaction, refOf(documents.artistProfile, stored), { newsLabel: wanted });
    const addresses = artistAddresses(sites, { artistSlug: profile.customSlug });
    return queuePurge(services, transaction, { addresses, gone: false });
  });
  if (purgeId !== null) await runPurge(services, purgeId);
  return true;
}

async function offerOnRelease(services: Services, page: DocumentReference, wanted: NewsLabel | null): Promise<void> {
  const { db, sites } = services;
  const purgeId = await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(page);
    const release = readValidDocument(documents.releasePage, stored);
    if (!release || isSame(release.newsLabel, wanted)) return null;
    const names = await readReleaseSlugs(db, transaction, release.artistId, page.id);
    updateDocument(transaction, refOf(documents.releasePage, stored), { newsLabel: wanted });
    return queuePurge(services, transaction, {
      addresses: addressesOf(sites, page.id, names, [], shownSlugs(stored)),
      gone: false,
    });
  });
  if (purgeId !== null) await runPurge(services, purgeId);
}

function isSame(one: NewsLabel | null, other: NewsLabel | null): boolean {
  return one?.id === other?.id && one?.name === other?.name;
}
