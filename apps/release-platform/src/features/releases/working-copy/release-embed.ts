import { EMBED_SIZES, embedCode } from '@countin/domain/pages';
import type { MusicProduct } from '@countin/domain/release';
import { embedPath } from '@countin/domain/urls';

/** HTML that an artist puts into another page to show a release there. */
export function releaseEmbed(product: Pick<MusicProduct, 'id' | 'title'>, origin: string): string {
  const { width, height } = EMBED_SIZES.release;
  return embedCode({
    address: origin + embedPath({ kind: 'release', id: product.id }),
    title: product.title,
    width,
    height,
  });
}
