import { documents, readField } from '@countin/domain/documents';
import { followDiscovery } from '../discovery/follow-changes.ts';
import { noteDiscovery } from '../discovery/note-change.ts';
import { noteActivity } from '../platform/permissions/note-activity.ts';
import { labelSlugs } from '../profiles/label-of.ts';
import { readPermittedProduct } from './permitted-product.ts';
import { addressesOf, cardsOf, readReleaseSlugs, shownSlugs } from '../platform/cache-purge/release-addresses.ts';
import { queueMomentPurge, queuePurge, runPurge } from '../platform/cache-purge/purge-queue.ts';
import { movePreparedCampaigns } from '../signups/move-prepared-campaigns.ts';
import type { Services } from '../platform/services.ts';
import { refOf, updateDocument } from '../platform/write-document.ts';

/**
 * Takes a release's page back to a draft, or archives it. Those who signed up stay; they are told nothing
 * unless it is published again.
 *
 * @throws AppError `release/not-found`, `access/denied`
 */
export async function withdrawRelease(
  services: Services,
  caller: string,
  { productId, to }: { productId: string; to: 'draft' | 'archived' },
): Promise<object> {
  const { db } = services;
  const withdrawn = await db.runTransaction(async (transaction) => {
    const { stored: product } = await readPermittedProduct(db, transaction, caller, productId, 'release.publish');
    const page = await transaction.get(db.doc(documents.releasePage(productId).path));
    const actor = await transaction.get(db.doc(documents.user(caller).path));
    const shown = shownSlugs(page);
    const slugs = await labelSlugs(db, transaction, readField(documents.releasePage, page, 'labelId'));
    const artistId = readField(documents.musicProduct, product, 'artistId') ?? productId;
    const names = await readReleaseSlugs(db, transaction, artistId, productId);
    const subject = readField(documents.musicProduct, product, 'title') ?? '';
    const named = { kind: 'artist', profileId: artistId } as const;
    noteActivity(services, transaction, named, { actor, action: 'release.withdrawn', subject });
    if (to === 'draft') {
      transaction.delete(page.ref);
      updateDocument(transaction, refOf(documents.musicProduct, product), { status: 'draft', publishedAt: null });
    } else {
      if (page.exists) updateDocument(transaction, refOf(documents.releasePage, page), { status: 'archived' });
      updateDocument(transaction, refOf(documents.musicProduct, product), { status: 'archived' });
    }
    noteDiscovery(services, transaction, artistId, productId);
    transaction.delete(db.doc(documents.discoveryEntry(productId).path));
    // Nothing checks the links of a release that is not published.
    transaction.delete(db.doc(documents.linkCheck(productId).path));
    queueMomentPurge(services, transaction, productId, [], null);
    if (!page.exists) return { artistId, purgeId: null };
    const addresses = addressesOf(services.sites, productId, names, slugs, shown);
    const gone = to === 'draft';
    const purgeId = queuePurge(services, transaction, {
      addresses: gone ? [...addresses, ...cardsOf(services.sites, page)] : addresses,
      gone,
    });
    return { artistId, purgeId };
  });
  if (withdrawn.purgeId !== null) await runPurge(services, withdrawn.purgeId);
  await followDiscovery(services, productId);
  await movePreparedCampaigns(services, withdrawn.artistId, productId);
  return {};
}
