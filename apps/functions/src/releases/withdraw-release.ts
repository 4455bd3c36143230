import { paths } from '@countin/domain/documents';
import { labelSlugs } from '../profiles/label-of.ts';
import { readOwnProduct } from './own-product.ts';
import { addressesOf, cardsOf, readReleaseSlugs } from '../platform/cache-purge/release-addresses.ts';
import { queuePurge, runPurge } from '../platform/cache-purge/purge-queue.ts';
import type { Services } from '../platform/services.ts';

/**
 * Takes a release's page back to a draft, or archives it. Those who signed up stay; they are told nothing
 * unless it is published again.
 *
 * @throws AppError `release/not-found`, `access/denied`
 */
export async function withdrawRelease(
  services: Services,
  owner: string,
  { productId, to }: { productId: string; to: 'draft' | 'archived' },
): Promise<object> {
  const { db } = services;
  const purgeId = await db.runTransaction(async (transaction) => {
    const product = await readOwnProduct(db, transaction, owner, productId);
    const page = await transaction.get(db.doc(paths.releasePage(productId)));
    const [artistSlug, productSlug]: unknown[] = [page.get('artistSlug'), page.get('productSlug')];
    const slugs = await labelSlugs(db, transaction, page.get('labelId'));
    const names = await readReleaseSlugs(db, transaction, String(product.get('artistId')), productId);
    if (to === 'draft') {
      transaction.delete(page.ref);
      transaction.update(product.ref, { status: 'draft', publishedAt: null });
    } else {
      if (page.exists) transaction.update(page.ref, { status: 'archived' });
      transaction.update(product.ref, { status: 'archived' });
    }
    if (typeof artistSlug !== 'string') return null;
    const shown = typeof productSlug === 'string' ? [{ artistSlug, productSlug }] : [];
    const addresses = addressesOf(services.sites, productId, names, slugs, shown);
    const gone = to === 'draft';
    return queuePurge(services, transaction, {
      addresses: gone ? [...addresses, ...cardsOf(services.sites, page)] : addresses,
      gone,
    });
  });
  if (purgeId !== null) await runPurge(services, purgeId);
  return {};
}
