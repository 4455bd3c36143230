import type { ReleaseKind } from './listed-product.ts';

const MOST_OF_A_SINGLE = 3;
const MOST_OF_AN_EP = 6;

/** Kind of a release by the number of its tracks, where none is named: up to three are a single, up to six an EP. */
export function kindByCount(count: number): ReleaseKind {
  if (count <= MOST_OF_A_SINGLE) return 'single';
  return count <= MOST_OF_AN_EP ? 'ep' : 'album';
}
