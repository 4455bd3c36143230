import type { ReleaseKind } from './listed-product.ts';

/** As stores count: up to three tracks are a single, up to six an EP. */
const MOST_OF_A_SINGLE = 3;
const MOST_OF_AN_EP = 6;

/** Kind of a release of which only the number of tracks is known. */
export function kindByCount(trackCount: number): ReleaseKind {
  if (trackCount <= MOST_OF_A_SINGLE) return 'single';
  return trackCount <= MOST_OF_AN_EP ? 'ep' : 'album';
}
