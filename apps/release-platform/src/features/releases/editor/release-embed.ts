import { EMBED_SIZES, embedCode } from '@countin/domain/pages';
import type { MusicProduct } from '@countin/domain/release';
import { embedPath } from '@countin/domain/urls';

/** What an artist puts into a page of their own to show a release there. */
export function releaseEmbed(product: Pick<MusicProduct, 'id' | 'title'>, origin: string): string {
  const { width, height } = EMBED_SIZES.release;
  return embedCode({
    address: origin + embedPath({ kind: 'release', id: product.id }),
    title: product.title,
    width,
    height,
  });
}
