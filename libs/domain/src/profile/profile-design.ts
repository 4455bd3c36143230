import { randomDesign, type CoverDesign } from '@countin/cover-art';
import type { ArtistProfile } from './profile.ts';

/** The drawn picture of an artist or a label: the chosen one, or the one that its slug decides. The same on every page, card and screen. */
export function profileDesign({ picture, customSlug }: Pick<ArtistProfile, 'picture' | 'customSlug'>): CoverDesign {
  return picture ?? randomDesign(customSlug);
}
