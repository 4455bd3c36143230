import { storeReferenceOf, type StoreReference } from '@countin/domain/store-links';
import type { CatalogueItem } from '../client/catalogue-client.ts';

/** Apple's links of tracks name the album too. */
export function albumInLink({ service, url }: StoreReference): StoreReference | null {
  if (service !== 'apple-music') return null;
  const address = new URL(url);
  address.search = '';
  const reference = storeReferenceOf(address.href);
  return reference?.kind === 'album' ? reference : null;
}

/** The page of a track's album, in the country where the track was found. */
export function albumReference({ service, album, markets }: CatalogueItem): StoreReference | null {
  if (!album) return null;
  const country = markets.complete ? undefined : markets.live[0]?.toLowerCase();
  switch (service) {
    case 'spotify':
      return storeReferenceOf(`https://open.spotify.com/album/${album.id}`);
    case 'apple-music':
      return storeReferenceOf(`https://music.apple.com/${country ?? 'us'}/album/${album.id}`);
    case 'deezer':
      return storeReferenceOf(`https://www.deezer.com/album/${album.id}`);
    case 'tidal':
      return storeReferenceOf(`https://tidal.com/album/${album.id}`);
    default:
      return null;
  }
}
