import { documents, readDocument, type DocumentOf } from '@countin/domain/documents';
import { Timestamp, type DocumentSnapshot } from '@google-cloud/firestore';
import { forEachPage } from '../../platform/for-each-page.ts';
import type { Services } from '../../platform/services.ts';
import { refOf, updateDocument } from '../../platform/write-document.ts';
import { removeFound } from '../../profiles/deletion/remove-found.ts';
import { removeProducts } from '../../profiles/deletion/remove-releases.ts';

type DeletedRelease = DocumentOf<typeof documents.deletedRelease>;

/**
 * Removes the releases for good that were deleted 30 days ago, each step of which can be repeated. The schedule that
 * looks for pictures without a document removes theirs. Signups stay: they prove what a fan has agreed to.
 *
 * @param deadline milliseconds since 1970
 */
export async function removeDeletedReleases(services: Services, deadline: number): Promise<void> {
  const { db, now } = services;
  const due = db
    .collection(documents.deletedReleases().path)
    .where('removeAt', '<=', Timestamp.fromMillis(now()))
    .orderBy('removeAt');
  await forEachPage(services, due, deadline, async (found) => {
    const deleted = await beginRemoval(services, found);
    if (deleted) await removeRelease(services, deleted, found, deadline);
  });
}

/** From here on the release can no longer be restored. Null for one that was restored meanwhile. */
async function beginRemoval({ db }: Services, found: DocumentSnapshot): Promise<DeletedRelease | null> {
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.get(found.ref);
    const deleted = readDocument(documents.deletedRelease, stored);
    if (deleted?.state === 'deleted')
      updateDocument(transaction, refOf(documents.deletedRelease, stored), { state: 'removing' });
    return deleted;
  });
}

async function removeRelease(
  services: Services,
  { productId, artistId }: DeletedRelease,
  { ref }: DocumentSnapshot,
  deadline: number,
): Promise<void> {
  const { db } = services;
  const about = (collection: string) => db.collection(collection).where('productId', '==', productId);
  const copies = db.collection(documents.deletedProducts().path).where('id', '==', productId);
  await removeFound(services, about(documents.plannerTasks(artistId).path), deadline);
  await removeProducts(services, copies, deadline);
  await db.doc(documents.scheduledPublication(productId).path).delete();
  await db.doc(documents.deletedPage(productId).path).delete();
  // The slugs last: until then no other release can have them.
  await db.runTransaction(async (transaction) => {
    const claims = await transaction.get(about(documents.productSlugs(artistId).path));
    for (const claim of claims.docs) transaction.delete(claim.ref);
    transaction.delete(ref);
  });
}
