import { documents, readField } from '@countin/domain/documents';
import type { DocumentSnapshot } from '@google-cloud/firestore';
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

interface Input {
  readonly productId: string;
  readonly to: 'draft' | 'archived';
}

/**
 * Takes a release's page back to a draft, or archives it. Those who signed up stay; they are told nothing
 * unless it is published again.
 *
 * @throws AppError `release/not-found`, `access/denied`
 */
export async function withdrawRelease(services: Services, caller: string, wanted: Input): Promise<object> {
  const withdrawn = await storeWithdrawal(services, caller, wanted);
  if (withdrawn.purgeId !== null) await runPurge(services, withdrawn.purgeId);
  await followWithdrawal(services, withdrawn);
  return {};
}

/** A release that was withdrawn, and what is left to do for it. */
export interface StoredWithdrawal {
  readonly productId: string;
  readonly artistId: string;
  /** Its queued purge request; null where no page has changed. */
  readonly purgeId: string | null;
}

/**
 * Withdraws a release in a transaction of its own; a purge and {@link followWithdrawal} do the rest. One that is withdrawn
 * already stays as it is.
 *
 * @throws AppError as {@link withdrawRelease}
 */
export async function storeWithdrawal(
  services: Services,
  caller: string,
  { productId, to }: Input,
): Promise<StoredWithdrawal> {
  const { db } = services;
  return db.runTransaction(async (transaction) => {
    const { stored: product } = await readPermittedProduct(db, transaction, caller, productId, 'release.publish');
    const page = await transaction.get(db.doc(documents.releasePage(productId).path));
    const artistId = readField(documents.musicProduct, product, 'artistId') ?? productId;
    if (isWithdrawn(product, page, to)) return { productId, artistId, purgeId: null };
    const actor = await transaction.get(db.doc(documents.user(caller).path));
    const shown = shownSlugs(page);
    const slugs = await labelSlugs(db, transaction, readField(documents.releasePage, page, 'labelId'));
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
    if (!page.exists) return { productId, artistId, purgeId: null };
    const addresses = addressesOf(services.sites, productId, names, slugs, shown);
    const gone = to === 'draft';
    const purgeId = queuePurge(services, transaction, {
      addresses: gone ? [...addresses, ...cardsOf(services.sites, page)] : addresses,
      gone,
    });
    return { productId, artistId, purgeId };
  });
}

function isWithdrawn(product: DocumentSnapshot, page: DocumentSnapshot, to: Input['to']): boolean {
  if (readField(documents.musicProduct, product, 'status') !== to) return false;
  return !page.exists || readField(documents.releasePage, page, 'status') === to;
}

/** Renews what follows from a withdrawal. Repeated, it changes nothing. */
export async function followWithdrawal(
  services: Services,
  { productId, artistId }: Pick<StoredWithdrawal, 'productId' | 'artistId'>,
): Promise<void> {
  await followDiscovery(services, productId);
  await movePreparedCampaigns(services, artistId, productId);
}
