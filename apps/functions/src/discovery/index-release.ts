import { entryOf, medleyCard, releaseCard, type DiscoveryCard, type DiscoveryEntry } from '@countin/domain/discovery';
import { documents, readValidDocument } from '@countin/domain/documents';
import type { DocumentSnapshot, Firestore, Transaction } from '@google-cloud/firestore';
import type { Services } from '../platform/services.ts';
import { refOf, setDocument } from '../platform/write-document.ts';
import { countGenres } from './count-genres.ts';
import { placeRelease, readNeighbours } from './place-releases.ts';
import { storeWords } from './store-words.ts';

type IndexServices = Pick<Services, 'db' | 'now' | 'log'>;

/** Brings the entry of a release to what is published now, or removes it. Can be repeated and interrupted. */
export async function indexRelease(services: IndexServices, artistId: string, productId: string): Promise<void> {
  const { db, now } = services;
  const { before, after } = await db.runTransaction(async (transaction) => {
    const [stored, page, artist, medley] = await transaction.getAll(
      db.doc(documents.discoveryEntry(productId).path),
      db.doc(documents.releasePage(productId).path),
      db.doc(documents.artistProfile(artistId).path),
      db.doc(documents.medley(artistId).path),
    );
    const card = cardOfRelease(page, artist, medley);
    const entry =
      card && entryOf(card, await readNeighbours(db, transaction, { artistId, productId, at: card.at }), now());
    return storeEntry(db, transaction, stored, entry);
  });
  for (const at of new Set([before?.at, after?.at]))
    if (at !== undefined) await placeNeighbours(services, artistId, productId, at);
  await storeWords(db, before, after);
}

/** The same for the medley of an artist. */
export async function indexMedley({ db, now }: IndexServices, artistId: string): Promise<void> {
  const { before, after } = await db.runTransaction(async (transaction) => {
    const [stored, medley, artist] = await transaction.getAll(
      db.doc(documents.medleyEntry(artistId).path),
      db.doc(documents.medley(artistId).path),
      db.doc(documents.artistProfile(artistId).path),
    );
    const published = readValidDocument(documents.medley, medley);
    const profile = readValidDocument(documents.artistProfile, artist);
    const isShown = published?.shelf === 'listed' && profile?.deletedAt === undefined;
    const card = published && profile && isShown ? medleyCard(published, profile) : null;
    return storeEntry(db, transaction, stored, card && entryOf(card, { before: null, after: null }, now()));
  });
  await storeWords(db, before, after);
}

function cardOfRelease(
  page: DocumentSnapshot | undefined,
  artist: DocumentSnapshot | undefined,
  medley: DocumentSnapshot | undefined,
): DiscoveryCard | null {
  const published = readValidDocument(documents.releasePage, page);
  const profile = readValidDocument(documents.artistProfile, artist);
  if (!published || !profile || profile.deletedAt !== undefined) return null;
  const isShown = published.status === 'published' && published.shelf === 'listed';
  return isShown ? releaseCard(published, profile, medley?.exists === true) : null;
}

interface Stored {
  readonly before: DiscoveryEntry | null;
  readonly after: DiscoveryEntry | null;
}

/** Writes nothing where nothing has changed. */
function storeEntry(
  db: Firestore,
  transaction: Transaction,
  stored: DocumentSnapshot | undefined,
  entry: DiscoveryEntry | null,
): Stored {
  if (!stored) throw new Error('the database left a document out');
  const before = readValidDocument(documents.discoveryEntry, stored);
  if (!entry) {
    if (stored.exists) transaction.delete(stored.ref);
  } else if (JSON.stringify(sorted(before)) !== JSON.stringify(sorted(entry)))
    setDocument(transaction, refOf(documents.discoveryEntry, stored), entry);
  countGenres(db, transaction, before?.counted ?? [], entry?.counted ?? []);
  return { before, after: entry };
}

/** Fields by name: the database has them in an order of its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

async function placeNeighbours(
  services: IndexServices,
  artistId: string,
  productId: string,
  at: number,
): Promise<void> {
  const ids = await services.db.runTransaction(async (transaction) => {
    const { ids } = await readNeighbours(services.db, transaction, { artistId, productId, at });
    return ids;
  });
  for (const id of ids) await placeRelease(services, id);
}
