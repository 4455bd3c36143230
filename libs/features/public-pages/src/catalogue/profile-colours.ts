import type { ArtistProfile } from '@countin/domain/profile';
import { reachedBy } from '../brand/brand-css.ts';
import { coverColours, type ReleasePage } from '@countin/domain/release';

/** The colours of an artist's or label's page: the chosen colour, its picture's, or those of the newest cover. */
export function profileColours(
  { accent, picture, pictureImage }: Pick<ArtistProfile, 'accent' | 'picture' | 'pictureImage'>,
  newest: ReleasePage | undefined,
): readonly string[] | undefined {
  if (accent !== null) return [accent];
  return pictureImage?.colours ?? picture?.colours ?? (newest && coverColours(newest));
}

/** Colours and typeface of an artist's page. A colour that the artist has chosen goes before the label's. */
export function artistBranding(
  artist: Pick<ArtistProfile, 'accent' | 'picture' | 'pictureImage' | 'labelBrand'>,
  newest: ReleasePage | undefined,
): ReturnType<typeof reachedBy> {
  const own = profileColours(artist, newest);
  const reached = reachedBy(artist.labelBrand, own);
  return artist.accent === null ? reached : { ...reached, colours: own };
}
