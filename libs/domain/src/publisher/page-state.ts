import { changedSinceLive } from '../release/release-state.ts';
import type { ReleaseSummary } from '../release/listed-product.ts';

/** States of a public page. `changed`: live, and its working copy was saved again since. `archived`: taken down. */
export const PAGE_STATES = ['draft', 'live', 'changed', 'archived'] as const;
/** One of {@link PAGE_STATES}. */
export type PageState = (typeof PAGE_STATES)[number];

/** State of a release's page, by its working copy. */
export function releasePageState(product: Pick<ReleaseSummary, 'status' | 'publishedAt' | 'updatedAt'>): PageState {
  if (product.status !== 'published') return product.status;
  return changedSinceLive(product) ? 'changed' : 'live';
}
