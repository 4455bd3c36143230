import { paths } from '@countin/domain/documents';
import { Timestamp, type DocumentReference, type Transaction } from '@google-cloud/firestore';
import { forEachPage } from '../platform/for-each-page.ts';
import { labelSlugs } from './label-of.ts';
import { addressesOf, readReleaseSlugs } from '../platform/cache-purge/release-addresses.ts';
import { queuePurge, runPurge } from '../platform/cache-purge/purge-queue.ts';
import { storeSearchTokens } from './store-search-tokens.ts';
import type { Services } from '../platform/services.ts';

/** The callable follows a rename itself; what is older was left over, milliseconds. */
const LEFT_OVER_MS = 60_000;

/** Notes, with the change itself, that an artist's new name is to go wherever its old one was copied. */
export function noteRename(
  { db, now }: Pick<Services, 'db' | 'now'>,
  transaction: Transaction,
  artistId: string,
): void {
  transaction.set(db.doc(paths.artistRename(artistId)), { artistId, at: Timestamp.fromMillis(now()) });
}

/**
 * Brings an artist's name to its release pages and to the words that its releases are found by. Every step can be
 * repeated; what is not done by the deadline is left to the schedule.
 *
 * @param deadline milliseconds since 1970
 */
export async function followRename(services: Services, artistId: string, deadline: number): Promise<void> {
  const { db, now } = services;
  const noted = db.doc(paths.artistRename(artistId));
  const before = await noted.get();
  if (!before.exists) return;
  const artist = db.doc(paths.artistProfile(artistId));
  const eachOf = (collection: string, work: (document: DocumentReference) => Promise<void>) =>
    forEachPage(services, db.collection(collection).where('artistId', '==', artistId), deadline, ({ ref }) =>
      work(ref),
    );
  let done = true;
  if ((await artist.get()).exists) {
    const pagesDone = await eachOf(paths.releasePages, (page) => renamePage(services, artist, page));
    const productsDone = await eachOf(paths.musicProducts, (product) =>
      db.runTransaction(async (transaction) => {
        const [named, release] = await transaction.getAll(artist, product);
        if (named?.exists && release?.exists) storeSearchTokens(transaction, release, String(named.get('name')));
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
    .collection(paths.artistRenames)
    .where('at', '<=', Timestamp.fromMillis(services.now() - LEFT_OVER_MS))
    .orderBy('at');
  await forEachPage(services, due, deadline, ({ id }) => followRename(services, id, deadline));
}

async function renamePage(services: Services, artist: DocumentReference, page: DocumentReference): Promise<void> {
  const { db, sites } = services;
  const purgeId = await db.runTransaction(async (transaction) => {
    const [named, stored] = await transaction.getAll(artist, page);
    if (!named?.exists || !stored?.exists || stored.get('artistName') === named.get('name')) return null;
    const slugs = await labelSlugs(db, transaction, stored.get('labelId'));
    const names = await readReleaseSlugs(db, transaction, artist.id, page.id);
    transaction.update(page, { artistName: named.get('name') as string });
    const addresses = addressesOf(sites, page.id, names, slugs, [
      { artistSlug: String(stored.get('artistSlug')), productSlug: String(stored.get('productSlug')) },
    ]);
    return queuePurge(services, transaction, { addresses, gone: false });
  });
  if (purgeId !== null) await runPurge(services, purgeId);
}
