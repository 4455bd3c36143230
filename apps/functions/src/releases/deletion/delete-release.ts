import { documents, readField, readValidDocument } from '@countin/domain/documents';
import { PROFILE_RESTORE_MS } from '@countin/domain/profile';
import type { OperationOf } from '@countin/domain/permissions';
import type { DocumentSnapshot, Transaction } from '@google-cloud/firestore';
import { followDiscovery } from '../../discovery/follow-changes.ts';
import { noteDiscovery } from '../../discovery/note-change.ts';
import { queueMomentPurge, queuePurge, runPurge } from '../../platform/cache-purge/purge-queue.ts';
import { addressesOf, cardsOf, readReleaseSlugs, shownSlugs } from '../../platform/cache-purge/release-addresses.ts';
import type { ParsedInput } from '../../platform/callable/operations.ts';
import { noteActivity } from '../../platform/permissions/note-activity.ts';
import type { Services } from '../../platform/services.ts';
import { copyDocument, createDocument, refTo } from '../../platform/write-document.ts';
import { labelSlugs } from '../../profiles/label-of.ts';
import { movePreparedCampaigns } from '../../signups/move-prepared-campaigns.ts';
import { readPermittedProduct } from '../permitted-product.ts';

/**
 * Deletes a release: its page is offline at once, and it can be restored for 30 days. Working copy and page move to
 * collections of the server, so nothing that reads releases finds them. The slugs stay claimed.
 *
 * @throws AppError `release/not-found`, `profile/not-found`, `access/denied`
 */
export async function deleteRelease(
  services: Services,
  caller: string,
  { productId }: ParsedInput<'deleteRelease'>,
): Promise<{ removeAt: number }> {
  return deleteAs(services, caller, productId, 'release.delete');
}

/**
 * The same for callers with another permission: who has made a release by an import may take it back.
 *
 * @throws AppError the same
 */
export async function deleteAs(
  services: Services,
  caller: string,
  productId: string,
  permission: OperationOf<'artist'>,
): Promise<{ removeAt: number }> {
  const removeAt = services.now() + PROFILE_RESTORE_MS;
  const { artistId, purgeId } = await services.db.runTransaction(async (transaction) => {
    const { stored } = await readPermittedProduct(services.db, transaction, caller, productId, permission);
    return moveAway(services, transaction, caller, stored, removeAt);
  });
  await runPurge(services, purgeId);
  await followDiscovery(services, productId);
  await movePreparedCampaigns(services, artistId, productId);
  return { removeAt };
}

async function moveAway(
  services: Services,
  transaction: Transaction,
  caller: string,
  product: DocumentSnapshot,
  removeAt: number,
): Promise<{ artistId: string; purgeId: string }> {
  const { db, sites, now, log } = services;
  const productId = product.id;
  const [page, reports, actor] = await transaction.getAll(
    db.doc(documents.releasePage(productId).path),
    db.doc(documents.linkReport(productId).path),
    db.doc(documents.user(caller).path),
  );
  if (!page || !reports || !actor) throw new Error('the database left a document out');
  const artistId = readField(documents.musicProduct, product, 'artistId') ?? productId;
  const names = await readReleaseSlugs(db, transaction, artistId, productId);
  const labels = await labelSlugs(db, transaction, readField(documents.releasePage, page, 'labelId'));
  const title = readField(documents.musicProduct, product, 'title') ?? '';
  copyDocument(transaction, product, refTo(db, documents.deletedProduct(productId)));
  copyDocument(transaction, page, refTo(db, documents.deletedPage(productId)));
  createDocument(transaction, refTo(db, documents.deletedRelease(productId)), {
    productId,
    artistId,
    title,
    deletedBy: caller,
    deletedByName: readField(documents.user, actor, 'displayName') ?? '',
    deletedAt: now(),
    removeAt,
    state: 'deleted',
    reports: readValidDocument(documents.linkReport, reports, log),
  });
  for (const { path } of [
    documents.musicProduct(productId),
    documents.releasePage(productId),
    documents.linkReport(productId),
    documents.linkCheck(productId),
    documents.momentMove(productId),
    documents.discoveryEntry(productId),
  ])
    transaction.delete(db.doc(path));
  noteDiscovery(services, transaction, artistId, productId);
  const named = { kind: 'artist', profileId: artistId } as const;
  noteActivity(services, transaction, named, { actor, action: 'release.deleted', subject: title });
  queueMomentPurge(services, transaction, productId, [], null);
  const addresses = [...addressesOf(sites, productId, names, labels, shownSlugs(page)), ...cardsOf(sites, page)];
  return { artistId, purgeId: queuePurge(services, transaction, { addresses, gone: true }) };
}
