import { randomDesign, type CoverDesign } from '@countin/cover-art';
import type { ArtistProfile } from './profile.ts';

/**
 * Drawn picture of an artist or a label: the chosen design, or one derived from the slug. Equal on all pages and cards.
 */
export function profileDesign({ picture, customSlug }: Pick<ArtistProfile, 'picture' | 'customSlug'>): CoverDesign {
  return picture ?? randomDesign(customSlug);
}
