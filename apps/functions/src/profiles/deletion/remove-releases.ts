import { documents, readField } from '@countin/domain/documents';
import type { Query, QueryDocumentSnapshot } from '@google-cloud/firestore';
import { labelSlugs } from '../label-of.ts';
import { addressesOf, cardsOf, readReleaseSlugs, shownSlugs } from '../../platform/cache-purge/release-addresses.ts';
import { queuePurge, runPurge } from '../../platform/cache-purge/purge-queue.ts';
import type { Services } from '../../platform/services.ts';
import { removeVersions } from './remove-versions.ts';
import { checkTime, removeFound } from './remove-found.ts';

const PAGE = 50;

/**
 * Takes back every public release that a query finds, and makes caches forget it under each of its names.
 *
 * @throws DeadlineError
 */
export async function removeReleasePages(services: Services, query: Query, deadline: number): Promise<void> {
  for (;;) {
    checkTime(services, deadline);
    const found = await query.limit(PAGE).get();
    if (found.empty) return;
    for (const page of found.docs) {
      checkTime(services, deadline);
      await removePage(services, page);
    }
  }
}

async function removePage(services: Services, page: QueryDocumentSnapshot): Promise<void> {
  const { db, sites } = services;
  const purgeId = await db.runTransaction(async (transaction) => {
    const names = await readReleaseSlugs(
      db,
      transaction,
      readField(documents.releasePage, page, 'artistId') ?? page.id,
      page.id,
    );
    const labels = await labelSlugs(db, transaction, readField(documents.releasePage, page, 'labelId'));
    transaction.delete(page.ref);
    transaction.delete(db.doc(documents.momentMove(page.id).path));
    transaction.delete(db.doc(documents.discoveryEntry(page.id).path));
    transaction.delete(db.doc(documents.discoveryChange(page.id).path));
    return queuePurge(services, transaction, {
      addresses: [...addressesOf(sites, page.id, names, labels, shownSlugs(page)), ...cardsOf(sites, page)],
      gone: true,
    });
  });
  await runPurge(services, purgeId);
}

/**
 * Removes every working copy that a query finds, with its texts, their versions, its pages and what they showed. Copies of deleted
 * releases have their texts in the same place.
 *
 * @throws DeadlineError
 */
export async function removeProducts(services: Services, query: Query, deadline: number): Promise<void> {
  const { db } = services;
  for (;;) {
    checkTime(services, deadline);
    const found = await query.limit(PAGE).get();
    if (found.empty) return;
    for (const { id } of found.docs) {
      await removeTexts(services, id, deadline);
      await removeVersions(services, { kind: 'release', id }, deadline);
    }
    const batch = db.batch();
    for (const { id, ref } of found.docs) {
      for (const { path } of [
        documents.releasePage(id),
        documents.momentMove(id),
        documents.linkCheck(id),
        documents.linkReport(id),
        documents.discoveryEntry(id),
        documents.discoveryChange(id),
      ])
        batch.delete(db.doc(path));
      batch.delete(ref);
    }
    await batch.commit();
  }
}

async function removeTexts(services: Services, productId: string, deadline: number): Promise<void> {
  const texts = await services.db.collection(documents.releaseTexts(productId).path).get();
  for (const { id, ref } of texts.docs) {
    await removeFound(services, services.db.collection(documents.textVersions(productId, id).path), deadline);
    await ref.delete();
  }
}
