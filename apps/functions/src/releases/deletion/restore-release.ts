import { documents, readDocument, readField, readValidDocument } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { brandOf } from '@countin/domain/profile';
import type { OperationOf } from '@countin/domain/permissions';
import { resolveMoment } from '@countin/domain/release';
import type { DocumentSnapshot, Transaction } from '@google-cloud/firestore';
import { followDiscovery } from '../../discovery/follow-changes.ts';
import { noteDiscovery } from '../../discovery/note-change.ts';
import { queueMomentPurge, queuePurge, runPurge } from '../../platform/cache-purge/purge-queue.ts';
import { addressesOf, readReleaseSlugs, shownSlugs } from '../../platform/cache-purge/release-addresses.ts';
import type { ParsedInput } from '../../platform/callable/operations.ts';
import { newsLabelOf } from '../../platform/news-labels.ts';
import { noteActivity } from '../../platform/permissions/note-activity.ts';
import { requireArtistPermission } from '../../platform/permissions/require-permission.ts';
import type { Services } from '../../platform/services.ts';
import { copyDocument, refTo, setDocument, updateDocument } from '../../platform/write-document.ts';
import { noteMovedMoment } from '../../signups/note-moved-moment.ts';
import { labelOf, labelSlugs } from '../../profiles/label-of.ts';
import { shelfStateOf } from '../../profiles/shelf-state.ts';
import { searchTokensOf } from '../../profiles/store-search-tokens.ts';
import { followMovedMoment } from '../../signups/follow-moved-moment.ts';
import { readPermittedProduct } from '../permitted-product.ts';

/** How long the call itself schedules fans, milliseconds. The schedule does the rest. */
const FOLLOW_MS = 5000;
/** Time zone in which feeds read a local moment. */
const FEED_ZONE = 'UTC';

/**
 * Restores a deleted release with its page, texts, links and slugs; fans who wait for it are scheduled anew. What its
 * artist, label and shelf are now is on the page. A release that is not deleted stays unchanged.
 *
 * @throws AppError `release/not-found`, also once the removal has begun; `profile/not-found`, `access/denied`
 */
export async function restoreRelease(
  services: Services,
  caller: string,
  { productId }: ParsedInput<'restoreRelease'>,
): Promise<object> {
  return restoreAs(services, caller, productId, 'release.delete');
}

/**
 * The same for callers with another permission: who has taken an import back may take that back.
 *
 * @throws AppError the same
 */
export async function restoreAs(
  services: Services,
  caller: string,
  productId: string,
  permission: OperationOf<'artist'>,
): Promise<object> {
  const { db, now, log } = services;
  const purgeId = await db.runTransaction((transaction) =>
    moveBack(services, transaction, { caller, permission }, productId),
  );
  if (purgeId !== null) await runPurge(services, purgeId);
  await followDiscovery(services, productId);
  await followMovedMoment(services, productId, now() + FOLLOW_MS).catch((error: unknown) =>
    log('The fans of a restored release wait for the schedule.', error),
  );
  return {};
}

async function moveBack(
  services: Services,
  transaction: Transaction,
  { caller, permission }: { readonly caller: string; readonly permission: OperationOf<'artist'> },
  productId: string,
): Promise<string | null> {
  const { db } = services;
  const [deletion, product, page, actor] = await transaction.getAll(
    db.doc(documents.deletedRelease(productId).path),
    db.doc(documents.deletedProduct(productId).path),
    db.doc(documents.deletedPage(productId).path),
    db.doc(documents.user(caller).path),
  );
  if (!deletion || !product || !page || !actor) throw new Error('the database left a document out');
  const deleted = readDocument(documents.deletedRelease, deletion);
  if (!deleted) {
    await readPermittedProduct(db, transaction, caller, productId, permission);
    return null;
  }
  const { artistId, title, reports } = deleted;
  const { profile, owner } = await requireArtistPermission({ db, transaction }, caller, artistId, permission);
  if (deleted.state === 'removing') throw new AppError('release/not-found');
  const purgeId = await restorePage(services, transaction, { artist: profile, owner, page });
  const target = refTo(db, documents.productRecord(productId));
  copyDocument(transaction, product, target);
  updateDocument(transaction, target, { createdBy: owner, searchTokens: searchTokensOf(product, profile) });
  if (reports) setDocument(transaction, refTo(db, documents.linkReport(productId)), { ...reports, createdBy: owner });
  noteDiscovery(services, transaction, artistId, productId);
  const named = { kind: 'artist', profileId: artistId } as const;
  noteActivity(services, transaction, named, { actor, action: 'release.restored', subject: title });
  for (const { ref } of [deletion, product, page]) transaction.delete(ref);
  return purgeId;
}

interface DeletedPage {
  /** The artist as it is now. */
  readonly artist: DocumentSnapshot;
  readonly owner: string;
  readonly page: DocumentSnapshot;
}

/** @returns id of the purge; null for a release without a page */
async function restorePage(
  services: Services,
  transaction: Transaction,
  { artist, owner, page: stored }: DeletedPage,
): Promise<string | null> {
  const { db, now, sites, log } = services;
  const [productId, artistId] = [stored.id, artist.id];
  const page = readValidDocument(documents.deletedPage, stored, log);
  if (!page) return null;
  const names = await readReleaseSlugs(db, transaction, artistId, productId);
  const label = await labelOf(db, transaction, { ...page, createdBy: owner }, page, now());
  const slugs = [...(await labelSlugs(db, transaction, page.labelId)), ...(label ? [label.customSlug] : [])];
  const newsLabel = await newsLabelOf(db, transaction, artistId);
  const shelf = await shelfStateOf(db, transaction, artistId, owner);
  const target = refTo(db, documents.releasePage(productId));
  copyDocument(transaction, stored, target);
  const labelOfNow = { labelId: label?.id ?? null, labelBrand: label && brandOf(label), newsLabel };
  updateDocument(transaction, target, {
    createdBy: owner,
    artistName: readField(documents.artistProfile, artist, 'name') ?? page.artistName,
    artistSlug: readField(documents.artistProfile, artist, 'customSlug') ?? page.artistSlug,
    shelf,
    ...labelOfNow,
  });
  const addresses = addressesOf(sites, productId, names, [...new Set(slugs)], shownSlugs(stored));
  if (page.status === 'published') {
    noteMovedMoment(services, transaction, artistId, productId, now());
    queueMomentPurge(services, transaction, productId, addresses, resolveMoment(page.releaseMoment, FEED_ZONE).at);
  }
  return queuePurge(services, transaction, { addresses, gone: false });
}
