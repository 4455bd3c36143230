import { paths } from '@countin/domain';
import { readOwnProduct } from '../own-product.ts';
import type { Services } from '../services.ts';

/**
 * Takes a release's page back to a draft, or archives it. Those who signed up stay; they are told nothing
 * unless it is published again.
 *
 * @throws AppError `release/not-found`, `access/denied`
 */
export async function withdrawRelease({ db }: Services, owner: string, { productId, to }: { productId: string; to: 'draft' | 'archived' }): Promise<object> {
  await db.runTransaction(async (transaction) => {
    const product = await readOwnProduct(db, transaction, owner, productId);
    const page = await transaction.get(db.doc(paths.releasePage(productId)));
    if (to === 'draft') {
      transaction.delete(page.ref);
      transaction.update(product.ref, { status: 'draft', publishedAt: null });
    } else {
      if (page.exists) transaction.update(page.ref, { status: 'archived' });
      transaction.update(product.ref, { status: 'archived' });
    }
  });
  return {};
}
