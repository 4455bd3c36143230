import { documents, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { SERVER_LIMITS } from '@countin/domain/fields';
import { resolveMoment } from '@countin/domain/release';
import type { DocumentSnapshot, Transaction } from '@google-cloud/firestore';
import { followDiscovery } from '../discovery/follow-changes.ts';
import { noteDiscovery } from '../discovery/note-change.ts';
import { queueMomentPurge, queuePurge, runPurge } from '../platform/cache-purge/purge-queue.ts';
import {
  addressesOf,
  readReleaseSlugs,
  shownSlugs,
  type ReleaseSlugs,
} from '../platform/cache-purge/release-addresses.ts';
import type { ParsedInput } from '../platform/callable/operations.ts';
import { noteActivity } from '../platform/permissions/note-activity.ts';
import type { Services } from '../platform/services.ts';
import { createDocument, refOf, refTo, updateDocument } from '../platform/write-document.ts';
import { labelSlugs } from '../profiles/label-of.ts';
import { readPermittedProduct } from './permitted-product.ts';

/** Time zone in which feeds read a local moment. */
const FEED_ZONE = 'UTC';

/**
 * Gives a release another slug, on its page at once. The former one stays claimed by the release and redirects, so the
 * release can take it back at any time.
 *
 * @throws AppError `slug/taken`, `slug/too-many`, `release/not-found`, `profile/not-found`, `access/denied`
 */
export async function changeReleaseSlug(
  services: Services,
  caller: string,
  { productId, productSlug }: ParsedInput<'changeReleaseSlug'>,
): Promise<object> {
  const purgeId = await services.db.runTransaction((transaction) =>
    storeSlug(services, transaction, caller, { productId, productSlug }),
  );
  if (purgeId === null) return {};
  await runPurge(services, purgeId);
  await followDiscovery(services, productId);
  return {};
}

/** @returns id of the purge; null where the release has this slug */
async function storeSlug(
  services: Services,
  transaction: Transaction,
  caller: string,
  { productId, productSlug }: ParsedInput<'changeReleaseSlug'>,
): Promise<string | null> {
  const { db } = services;
  const { stored: product, owner } = await readPermittedProduct(db, transaction, caller, productId, 'settings.edit');
  const before = readField(documents.musicProduct, product, 'productSlug') ?? '';
  if (before === productSlug) return null;
  const artistId = readField(documents.musicProduct, product, 'artistId') ?? productId;
  const target = refTo(db, documents.productSlug(artistId, productSlug));
  const [claim, page, medley, actor] = await transaction.getAll(
    target.ref,
    db.doc(documents.releasePage(productId).path),
    db.doc(documents.medley(artistId).path),
    db.doc(documents.user(caller).path),
  );
  if (!claim || !page || !medley || !actor) throw new Error('the database left a document out');
  const names = await readReleaseSlugs(db, transaction, artistId, productId);
  const labels = await labelSlugs(db, transaction, readField(documents.releasePage, page, 'labelId'));
  if (!isHeldBy(claim, productId, names.productSlugs.length))
    createDocument(transaction, target, { productId, createdBy: owner });
  // Not `updatedAt`: the page has the slug at once, and editors that are open go on writing.
  updateDocument(transaction, refOf(documents.musicProduct, product), { productSlug });
  if (page.exists) updateDocument(transaction, refOf(documents.releasePage, page), { productSlug });
  storeMedleySlug(transaction, medley, productId, productSlug);
  noteDiscovery(services, transaction, artistId, productId);
  const named = { kind: 'artist', profileId: artistId } as const;
  const subject = readField(documents.musicProduct, product, 'title') ?? '';
  noteActivity(services, transaction, named, {
    actor,
    action: 'release.address',
    subject,
    before,
    after: productSlug,
  });
  const productSlugs = [...new Set([...names.productSlugs, before, productSlug])];
  return queuePurges(services, transaction, page, { ...names, productSlugs }, labels);
}

/**
 * Whether the release has claimed the slug before.
 *
 * @param held number of its slugs
 * @throws AppError `slug/taken`, `slug/too-many`
 */
function isHeldBy(claim: DocumentSnapshot, productId: string, held: number): boolean {
  const field = 'productSlug';
  if (claim.exists && readField(documents.productSlug, claim, 'productId') !== productId)
    throw new AppError('slug/taken', { field });
  if (!claim.exists && held >= SERVER_LIMITS.slugsPerRelease) throw new AppError('slug/too-many', { field });
  return claim.exists;
}

/** Purges what caches have of the release under each of its slugs, now and at its moment. */
function queuePurges(
  services: Services,
  transaction: Transaction,
  page: DocumentSnapshot,
  names: ReleaseSlugs,
  labels: readonly string[],
): string {
  const addresses = addressesOf(services.sites, page.id, names, labels, shownSlugs(page));
  const moment = readField(documents.releasePage, page, 'releaseMoment');
  if (moment && readField(documents.releasePage, page, 'status') === 'published')
    queueMomentPurge(services, transaction, page.id, addresses, resolveMoment(moment, FEED_ZONE).at);
  return queuePurge(services, transaction, { addresses, gone: false });
}

/** The medley links to its releases by their slugs. */
function storeMedleySlug(
  transaction: Transaction,
  medley: DocumentSnapshot,
  productId: string,
  productSlug: string,
): void {
  const slots = readField(documents.medley, medley, 'slots');
  if (!slots?.some((slot) => slot.productId === productId)) return;
  updateDocument(transaction, refOf(documents.medley, medley), {
    slots: slots.map((slot) => (slot.productId === productId ? { ...slot, productSlug } : slot)),
  });
}
