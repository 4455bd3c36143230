import type { ArtistProfile } from '@countin/domain/profile';
import { coverColours, type ReleasePage } from '@countin/domain/release';

/** The colours of an artist's or label's page: the chosen one, or else of the picture that is shown, or of the newest cover. */
export function profileColours(
  { accent, picture, pictureImage }: Pick<ArtistProfile, 'accent' | 'picture' | 'pictureImage'>,
  newest: ReleasePage | undefined,
): readonly string[] | undefined {
  if (accent !== null) return [accent];
  return pictureImage?.colours ?? picture?.colours ?? (newest && coverColours(newest));
}
