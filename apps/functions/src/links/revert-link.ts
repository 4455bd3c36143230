import { documents, readField, readValidDocument } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { ReleasePage } from '@countin/domain/release';
import { recogniseLink, type StoreLink } from '@countin/domain/store-links';
import type { DocumentSnapshot, Transaction } from '@google-cloud/firestore';
import { queuePurge, runPurge } from '../platform/cache-purge/purge-queue.ts';
import { addressesOf, readReleaseSlugs } from '../platform/cache-purge/release-addresses.ts';
import type { Services } from '../platform/services.ts';
import { refOf, updateDocument } from '../platform/write-document.ts';
import { labelSlugs } from '../profiles/label-of.ts';
import { readWorkingCopy } from '../releases/page-content.ts';
import { readPermittedProduct } from '../releases/permitted-product.ts';
import { NO_REPORTS, readReports, writeReports } from '../link-records/link-reports.ts';

interface NamedLink {
  readonly productId: string;
  readonly linkId: string;
}

/**
 * Gives a link its previous address back, in the working copy and on the published page, and closes its reports. Unpublished changes
 * of other fields stay unpublished. A second call undoes the first.
 *
 * @throws AppError `release/not-found`, `access/denied`, `link/not-found`, `link/no-previous`
 */
export async function revertLink(services: Services, caller: string, named: NamedLink): Promise<{ url: string }> {
  const { db } = services;
  const { url, purgeId } = await db.runTransaction((transaction) => revert(services, transaction, caller, named));
  if (purgeId !== null) await runPurge(services, purgeId);
  return { url };
}

async function revert(services: Services, transaction: Transaction, caller: string, { productId, linkId }: NamedLink) {
  const { db } = services;
  const { stored } = await readPermittedProduct(db, transaction, caller, productId, 'release.publish');
  const product = readWorkingCopy(stored);
  const reports = await readReports(db, transaction, productId);
  const pageDocument = await transaction.get(db.doc(documents.releasePage(productId).path));
  const purge = await readPurge(services, transaction, pageDocument);

  const link = product.storeLinks.find(({ id }) => id === linkId);
  if (!link) throw new AppError('link/not-found');
  const entry = reports?.links[linkId];
  if (!reports || !entry || entry.previousUrl === null) throw new AppError('link/no-previous');
  const reverted = withUrl(link, entry.previousUrl);

  const now = services.now();
  // A release without unpublished changes has none afterwards.
  const isPublished = product.publishedAt !== null && product.updatedAt <= product.publishedAt;
  const at = Math.max(now, product.updatedAt + 1);
  updateDocument(transaction, refOf(documents.musicProduct, stored), {
    storeLinks: replaced(product.storeLinks, reverted),
    updatedAt: at,
    ...(isPublished && { publishedAt: at }),
  });
  if (purge)
    updateDocument(transaction, refOf(documents.releasePage, pageDocument), {
      storeLinks: replaced(purge.page.storeLinks, reverted),
      ...(isPublished && { publishedAt: at }),
    });
  const swapped = { ...NO_REPORTS, url: reverted.url, previousUrl: link.url, replacedAt: now };
  writeReports(db, transaction, reports, { ...reports.links, [linkId]: swapped }, now);
  return {
    url: reverted.url,
    purgeId: purge && queuePurge(services, transaction, { addresses: purge.addresses, gone: false }),
  };
}

/** The published page and its addresses; null if there is none. Reads only, as a transaction must before it writes. */
async function readPurge(
  { db, sites }: Services,
  transaction: Transaction,
  stored: DocumentSnapshot,
): Promise<{ readonly page: ReleasePage; readonly addresses: string[] } | null> {
  const page = readValidDocument(documents.releasePage, stored);
  if (!page) return null;
  const slugs = await labelSlugs(db, transaction, readField(documents.releasePage, stored, 'labelId'));
  const names = await readReleaseSlugs(db, transaction, page.artistId, page.id);
  return { page, addresses: addressesOf(sites, page.id, names, slugs, [page]) };
}

/**
 * The previous address was of another service where a link was replaced by one. Findings about the other URL are
 * omitted.
 */
function withUrl(link: StoreLink, url: string): StoreLink {
  const recognised = recogniseLink(url);
  const { confidence: _confidence, foundAt: _foundAt, ...kept } = link;
  return { ...kept, url, service: recognised.ok ? recognised.service : link.service, source: 'pasted' };
}

function replaced(links: readonly StoreLink[], link: StoreLink): StoreLink[] {
  return links.map((one) => (one.id === link.id ? link : one));
}
