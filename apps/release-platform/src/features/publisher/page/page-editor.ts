import type { PageRow } from '@countin/domain/publisher';
import { paths } from '../../../paths/paths.ts';

/** Path of the screen that edits a page. */
export function pageEditor({ key: { kind, id }, artistId }: PageRow): string {
  switch (kind) {
    case 'release':
      return paths.product.to(artistId ?? '', id);
    case 'medley':
      return paths.medley.to(id);
    case 'artist':
      return paths.artistPage.to(id);
    case 'label':
      return paths.labelPage.to(id);
    case 'feed':
      return paths.labelFeedSettings.to(id);
  }
}
