import { releasePageState, type PageState } from '@countin/domain/publisher';
import type { MusicProduct } from '@countin/domain/release';
import type { SaveState } from '@countin/screen-kit/autosave';

/** State of a release's page while its working copy is edited. A change counts from the first key on, before it is saved. */
export function pageStatus(
  product: Pick<MusicProduct, 'status' | 'publishedAt' | 'updatedAt'>,
  save: SaveState,
): PageState {
  const state = releasePageState(product);
  return state === 'live' && save.kind !== 'saved' ? 'changed' : state;
}
