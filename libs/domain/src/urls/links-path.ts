import type { Origins } from '../deployment/deployment.ts';

/** URL of the screen where the links of a release are edited. */
export function linksUrl({ main }: Pick<Origins, 'main'>, artistId: string, productId: string): string {
  return `${main}/artist/${artistId}/products/${productId}/links`;
}
