import { firstInstant, type ArtistProfile, type MusicProduct, type ProductContent, type ReleaseMoment, type ReleasePage } from '@countin/domain';

const DAY = 86_400_000;

/** The page that publishing the working copy would make. Without a release moment yet, one in a week stands in. */
export function previewPage(content: ProductContent, product: MusicProduct, artist: ArtistProfile, now: number): ReleasePage {
  const releaseMoment: ReleaseMoment = content.releaseMoment ?? { mode: 'local', date: new Date(now + 7 * DAY).toISOString().slice(0, 10), time: '00:00' };
  return {
    ...content,
    releaseMoment,
    firstInstant: firstInstant(releaseMoment),
    id: product.id,
    artistId: artist.id,
    artistName: artist.name,
    artistSlug: artist.customSlug,
    createdBy: product.createdBy,
    labelId: null,
    productSlug: product.productSlug,
    status: product.status === 'archived' ? 'archived' : 'published',
    publishedAt: now,
    shelf: 'unconfirmed',
  };
}
