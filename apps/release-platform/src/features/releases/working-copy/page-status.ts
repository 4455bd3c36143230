import type { MusicProduct } from '@countin/domain/release';
import type { SaveState } from '@countin/screen-kit/autosave';
import { changedSinceLive } from '../../../shell/releases/release-facts.ts';

/** Difference between a release's page and its working copy. */
export type PageStatus = 'draft' | 'live' | 'changed' | 'archived';

/** A change counts from the first key on, before it is saved. */
export function pageStatus(
  product: Pick<MusicProduct, 'status' | 'publishedAt' | 'updatedAt'>,
  save: SaveState,
): PageStatus {
  if (product.status !== 'published') return product.status;
  return save.kind !== 'saved' || changedSinceLive(product) ? 'changed' : 'live';
}
