import { useDataAccess } from '@countin/data/access';
import { artistOptions } from '@countin/data/profiles';
import type { ListedProduct } from '@countin/domain/release';
import type { ReleaseNames } from '@countin/domain/urls';
import { useQuery } from '@tanstack/react-query';

/** Parts of a release's public address. Until its artist is read that is its id alone, which leads to the same page. */
export function useReleaseNames({
  id,
  artistId,
  productSlug,
}: Pick<ListedProduct, 'id' | 'artistId' | 'productSlug'>): ReleaseNames {
  const { data: artist } = useQuery(artistOptions(useDataAccess(), artistId));
  return { id, artistSlug: artist?.customSlug, productSlug };
}
