import type { ListedProduct } from './listed-product.ts';
import { releaseDay } from './release-day.ts';

/** Published release that is not out yet, with its instant in the user's zone. */
export interface UpcomingRelease {
  readonly product: ListedProduct;
  readonly at: number;
}

/** Published releases that are not out yet in a zone, soonest first. */
export function upcomingReleases(products: readonly ListedProduct[], now: number, zone: string): UpcomingRelease[] {
  return products
    .flatMap((product) => {
      if (product.status !== 'published' || !product.releaseMoment) return [];
      const { at, phase } = releaseDay(product.releaseMoment, now, zone);
      return phase === 'before' ? [{ product, at }] : [];
    })
    .sort((a, b) => a.at - b.at);
}
