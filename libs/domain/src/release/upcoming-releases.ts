import type { MusicProduct } from './product.ts';
import { resolveMoment } from './release-moment.ts';

/** A published release that is still to come, and when it comes where the person is. */
export interface UpcomingRelease {
  readonly product: MusicProduct;
  readonly at: number;
}

/** The published releases still to come for someone in a zone, the next one first. */
export function upcomingReleases(products: readonly MusicProduct[], now: number, zone: string): UpcomingRelease[] {
  return products
    .flatMap((product) => {
      if (product.status !== 'published' || !product.releaseMoment) return [];
      const { at } = resolveMoment(product.releaseMoment, zone);
      return at > now ? [{ product, at }] : [];
    })
    .sort((a, b) => a.at - b.at);
}
