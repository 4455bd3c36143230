import { releaseStateAt, resolveMoment, type ListedProduct, type ReleaseState } from '@countin/domain/release';

const FIRST: Readonly<Record<ReleaseState, number>> = { scheduled: 0, draft: 1, released: 2, archived: 3 };

/**
 * Orders releases by what they need. Upcoming ones come first by date, then drafts by last change, then released ones,
 * newest first.
 */
export function byNeed(products: readonly ListedProduct[], now: number, zone: string): ListedProduct[] {
  const rank = (product: ListedProduct): [number, number] => {
    const state = releaseStateAt(product, now, zone);
    const at = product.releaseMoment ? resolveMoment(product.releaseMoment, zone).at : product.createdAt;
    return [FIRST[state], state === 'scheduled' ? at : state === 'draft' ? -product.updatedAt : -at];
  };
  return products
    .map((product) => ({ product, rank: rank(product) }))
    .sort((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1])
    .map(({ product }) => product);
}
