import { documents, readField, readValidDocument } from '@countin/domain/documents';
import type { DocumentSnapshot, Query, Transaction } from '@google-cloud/firestore';
import { followDiscovery } from '../../discovery/follow-changes.ts';
import { noteDiscovery } from '../../discovery/note-change.ts';
import { queuePurge, runPurge } from '../../platform/cache-purge/purge-queue.ts';
import { addressesOf, cardsOf, readReleaseSlugs, shownSlugs } from '../../platform/cache-purge/release-addresses.ts';
import type { Services } from '../../platform/services.ts';
import { refTo, setDocument } from '../../platform/write-document.ts';
import { noteMovedMoment } from '../../signups/note-moved-moment.ts';
import { labelSlugs } from '../label-of.ts';
import { checkTime } from './remove-found.ts';
import { isDeleted } from '../../platform/permissions/may-act.ts';

const PAGE = 50;

/**
 * Takes the public pages of a deleted artist offline and keeps them for a restoration.
 *
 * @throws DeadlineError
 */
export async function hideArtistPages(services: Services, artistId: string, deadline: number): Promise<void> {
  const { db } = services;
  await eachRelease(services, ofArtist(services, documents.releasePages().path, artistId), deadline, (productId) =>
    hidePage(services, artistId, productId),
  );
  await db.runTransaction(async (transaction) => {
    if (!(await isArtistDeleted(services, transaction, artistId))) return;
    const stored = await transaction.get(db.doc(documents.medley(artistId).path));
    const medley = readValidDocument(documents.medley, stored);
    if (medley) setDocument(transaction, refTo(db, documents.hiddenMedley(artistId)), medley);
    transaction.delete(stored.ref);
    transaction.delete(db.doc(documents.medleyEntry(artistId).path));
    noteDiscovery(services, transaction, artistId);
  });
  await followDiscovery(services, artistId);
}

/**
 * Brings the hidden pages of an artist back. Fans who wait for a release are scheduled anew.
 *
 * @throws DeadlineError
 */
export async function restoreArtistPages(services: Services, artistId: string, deadline: number): Promise<void> {
  const { db } = services;
  await eachRelease(services, ofArtist(services, documents.hiddenPages().path, artistId), deadline, (productId) =>
    restorePage(services, artistId, productId),
  );
  await db.runTransaction(async (transaction) => {
    if (await isArtistDeleted(services, transaction, artistId)) return;
    const [hidden, artist] = await transaction.getAll(
      db.doc(documents.hiddenMedley(artistId).path),
      db.doc(documents.artistProfile(artistId).path),
    );
    noteDiscovery(services, transaction, artistId);
    const medley = readValidDocument(documents.hiddenMedley, hidden);
    const slug = readField(documents.artistProfile, artist, 'customSlug');
    if (!hidden || !medley || slug === undefined) return;
    setDocument(transaction, refTo(db, documents.medley(artistId)), { ...medley, artistSlug: slug });
    transaction.delete(hidden.ref);
  });
  await followDiscovery(services, artistId);
}

function ofArtist({ db }: Services, collection: string, artistId: string): Query {
  return db.collection(collection).where('artistId', '==', artistId).limit(PAGE);
}

async function eachRelease(
  services: Services,
  query: Query,
  deadline: number,
  work: (productId: string) => Promise<boolean>,
): Promise<void> {
  for (;;) {
    checkTime(services, deadline);
    const found = await query.get();
    if (found.empty) return;
    for (const { id } of found.docs) {
      checkTime(services, deadline);
      if (!(await work(id))) return;
    }
  }
}

/** Whether an artist is deleted. Each step asks in its transaction: a call may restore or delete the artist meanwhile. */
async function isArtistDeleted({ db }: Services, transaction: Transaction, artistId: string): Promise<boolean> {
  return isDeleted(await transaction.get(db.doc(documents.artistProfile(artistId).path)));
}

/** @returns false if the artist has been restored meanwhile */
async function hidePage(services: Services, artistId: string, productId: string): Promise<boolean> {
  const { db, sites } = services;
  const purgeId = await db.runTransaction(async (transaction) => {
    if (!(await isArtistDeleted(services, transaction, artistId))) return null;
    const stored = await transaction.get(db.doc(documents.releasePage(productId).path));
    const page = readValidDocument(documents.releasePage, stored, services.log);
    const addresses = await addressesOfPage(services, transaction, artistId, stored);
    if (page) setDocument(transaction, refTo(db, documents.hiddenPage(productId)), page);
    transaction.delete(stored.ref);
    transaction.delete(db.doc(documents.discoveryEntry(productId).path));
    return queuePurge(services, transaction, { addresses: [...addresses, ...cardsOf(sites, stored)], gone: true });
  });
  if (purgeId !== null) await runPurge(services, purgeId);
  return purgeId !== null;
}

/** @returns false if the artist has been deleted again meanwhile */
async function restorePage(services: Services, artistId: string, productId: string): Promise<boolean> {
  const { db, now } = services;
  const purgeId = await db.runTransaction(async (transaction) => {
    if (await isArtistDeleted(services, transaction, artistId)) return null;
    const stored = await transaction.get(db.doc(documents.hiddenPage(productId).path));
    const page = readValidDocument(documents.hiddenPage, stored, services.log);
    const addresses = await addressesOfPage(services, transaction, artistId, stored);
    transaction.delete(stored.ref);
    if (page) {
      setDocument(transaction, refTo(db, documents.releasePage(productId)), page);
      if (page.status === 'published') noteMovedMoment(services, transaction, artistId, productId, now());
    }
    return queuePurge(services, transaction, { addresses, gone: false });
  });
  if (purgeId !== null) await runPurge(services, purgeId);
  return purgeId !== null;
}

async function addressesOfPage(
  { db, sites }: Services,
  transaction: Transaction,
  artistId: string,
  page: DocumentSnapshot,
): Promise<string[]> {
  const names = await readReleaseSlugs(db, transaction, artistId, page.id);
  const labels = await labelSlugs(db, transaction, readField(documents.releasePage, page, 'labelId'));
  return addressesOf(sites, page.id, names, labels, shownSlugs(page));
}
