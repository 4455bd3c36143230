import { randomDesign, type CoverDesign } from '@countin/cover-art';
import type { ListedProfile } from './listed-profile.ts';

/**
 * Drawn picture of an artist or a label: the chosen design, or one derived from the slug. Equal on all pages and cards.
 */
export function profileDesign({ picture, customSlug }: Pick<ListedProfile, 'picture' | 'customSlug'>): CoverDesign {
  return picture ?? randomDesign(customSlug);
}
