import { documents, readField } from '@countin/domain/documents';
import { Timestamp, type DocumentReference, type Transaction } from '@google-cloud/firestore';
import { forEachPage } from '../platform/for-each-page.ts';
import { labelSlugs } from './label-of.ts';
import { addressesOf, readReleaseSlugs, shownSlugs } from '../platform/cache-purge/release-addresses.ts';
import { queuePurge, runPurge } from '../platform/cache-purge/purge-queue.ts';
import { refOf, refTo, setDocument, updateDocument } from '../platform/write-document.ts';
import { storeSearchTokens } from './store-search-tokens.ts';
import type { Services } from '../platform/services.ts';

/** The callable follows a rename itself; what is older was left over, milliseconds. */
const LEFT_OVER_MS = 60_000;

/** Records, with the change itself, that an artist's new name or slug is to be copied to all documents. */
export function noteRename(
  { db, now }: Pick<Services, 'db' | 'now'>,
  transaction: Transaction,
  artistId: string,
): void {
  setDocument(transaction, refTo(db, documents.artistRename(artistId)), { artistId, at: now() });
}

/**
 * Copies an artist's name and slug to its release pages, and the name to the search words of its releases. Every step
 * can be repeated; what is not done by the deadline is left to the schedule.
 *
 * @param deadline milliseconds since 1970
 */
export async function followRename(services: Services, artistId: string, deadline: number): Promise<void> {
  const { db, now } = services;
  const noted = db.doc(documents.artistRename(artistId).path);
  const before = await noted.get();
  if (!before.exists) return;
  const artist = db.doc(documents.artistProfile(artistId).path);
  const eachOf = (collection: string, work: (document: DocumentReference) => Promise<void>) =>
    forEachPage(services, db.collection(collection).where('artistId', '==', artistId), deadline, ({ ref }) =>
      work(ref),
    );
  let done = true;
  if ((await artist.get()).exists) {
    const pagesDone = await eachOf(documents.releasePages().path, (page) => renamePage(services, artist, page));
    const productsDone = await eachOf(documents.musicProducts().path, (product) =>
      db.runTransaction(async (transaction) => {
        const [named, release] = await transaction.getAll(artist, product);
        if (named?.exists && release?.exists) storeSearchTokens(transaction, release, named);
      }),
    );
    done = pagesDone && productsDone;
  }
  if (!done || now() >= deadline) return;
  // A later rename has noted itself anew and is followed again.
  await db.runTransaction(async (transaction) => {
    const current = await transaction.get(noted);
    if (current.exists && current.updateTime?.isEqual(before.updateTime ?? Timestamp.fromMillis(0)))
      transaction.delete(noted);
  });
}

/** Follows renames that were left over. Stops at the deadline, milliseconds since 1970. */
export async function followLeftOverRenames(services: Services, deadline: number): Promise<void> {
  const due = services.db
    .collection(documents.artistRenames().path)
    .where('at', '<=', Timestamp.fromMillis(services.now() - LEFT_OVER_MS))
    .orderBy('at');
  await forEachPage(services, due, deadline, ({ id }) => followRename(services, id, deadline));
}

async function renamePage(services: Services, artist: DocumentReference, page: DocumentReference): Promise<void> {
  const { db, sites } = services;
  const purgeId = await db.runTransaction(async (transaction) => {
    const [named, stored] = await transaction.getAll(artist, page);
    const name = readField(documents.artistProfile, named, 'name');
    const slug = readField(documents.artistProfile, named, 'customSlug');
    if (name === undefined || slug === undefined || !stored?.exists) return null;
    const copied =
      readField(documents.releasePage, stored, 'artistName') === name &&
      readField(documents.releasePage, stored, 'artistSlug') === slug;
    if (copied) return null;
    const slugs = await labelSlugs(db, transaction, readField(documents.releasePage, stored, 'labelId'));
    const names = await readReleaseSlugs(db, transaction, artist.id, page.id);
    updateDocument(transaction, refOf(documents.releasePage, stored), { artistName: name, artistSlug: slug });
    const addresses = addressesOf(sites, page.id, names, slugs, shownSlugs(stored));
    return queuePurge(services, transaction, { addresses, gone: false });
  });
  if (purgeId !== null) await runPurge(services, purgeId);
}
