import type { KeptView } from '@countin/domain/collection';
import type { Origins } from '@countin/domain/deployment';
import { artistPath, releasePath } from '@countin/domain/urls';

/** Address of the page of what is kept; null where there is none any more. */
export function keptLink(
  { main, fourtrack }: Pick<Origins, 'main' | 'fourtrack'>,
  { kind, id, artistSlug, productSlug }: Pick<KeptView, 'kind' | 'id' | 'artistSlug' | 'productSlug'>,
): string | null {
  if (artistSlug === null) return null;
  if (kind !== 'release') return fourtrack + artistPath(artistSlug);
  return productSlug === null ? null : main + releasePath({ id, artistSlug, productSlug });
}
