import { lastInstantOf, shelvesAt, type ReleaseNeighbours } from '@countin/domain/discovery';
import { documents, readValidDocument } from '@countin/domain/documents';
import { Timestamp, type Firestore, type QuerySnapshot, type Transaction } from '@google-cloud/firestore';
import { forEachPage } from '../platform/for-each-page.ts';
import type { Services } from '../platform/services.ts';
import { countGenres } from './count-genres.ts';
import { refOf, updateDocument } from '../platform/write-document.ts';

/** A release among those of its artist. */
interface PlacedRelease {
  readonly artistId: string;
  readonly productId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Releases of the same artist directly before and after one, with the ids of their entries. */
export async function readNeighbours(
  db: Firestore,
  transaction: Transaction,
  { artistId, at }: PlacedRelease,
): Promise<ReleaseNeighbours & { readonly ids: readonly string[] }> {
  const releases = db
    .collection(documents.discoveryEntries().path)
    .where('artistId', '==', artistId)
    .where('kind', '==', 'release');
  const instant = Timestamp.fromMillis(at);
  const [before, after] = await Promise.all([
    transaction.get(releases.where('at', '<', instant).orderBy('at', 'desc').limit(1)),
    transaction.get(releases.where('at', '>', instant).orderBy('at').limit(1)),
  ]);
  return {
    before: cardOf(before)?.at ?? null,
    after: lastOf(after),
    ids: [...before.docs, ...after.docs].map(({ id }) => id),
  };
}

const cardOf = ({ docs: [entry] }: QuerySnapshot) =>
  entry ? readValidDocument(documents.discoveryCards, entry) : null;

function lastOf(found: QuerySnapshot): number | null {
  const card = cardOf(found);
  return card ? lastInstantOf(card) : null;
}

/** Brings a release to the shelves of now: the clock, or another release of the artist, has changed them. */
export async function placeRelease({ db, now }: Pick<Services, 'db' | 'now'>, productId: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(db.doc(documents.discoveryEntry(productId).path));
    const entry = readValidDocument(documents.discoveryEntry, stored);
    if (!entry) return;
    const { artistId, at } = entry;
    const changes = shelvesAt(entry, await readNeighbours(db, transaction, { artistId, productId, at }), now());
    const isPlaced = changes.dueAt === entry.dueAt && changes.shelves.join('\n') === entry.shelves.join('\n');
    if (isPlaced) return;
    countGenres(db, transaction, entry.counted, changes.counted);
    updateDocument(transaction, refOf(documents.discoveryEntry, stored), changes);
  });
}

/**
 * Moves releases whose moment has come, and those that are an artist's newest no longer.
 *
 * @param deadline milliseconds since 1970
 */
export async function placeDueReleases(services: Services, deadline: number): Promise<void> {
  const due = services.db
    .collection(documents.discoveryEntries().path)
    .where('dueAt', '<=', Timestamp.fromMillis(services.now()))
    .orderBy('dueAt');
  await forEachPage(services, due, deadline, ({ id }) => placeRelease(services, id));
}
