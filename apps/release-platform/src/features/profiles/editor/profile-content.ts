import type { ProfileText } from '@countin/data/profiles';
import { profileTextSchema, type ArtistProfile, type LabelProfile } from '@countin/domain/profile';
import type { Stored } from '@countin/screen-kit/autosave';

/** What can be edited: an artist or a label. */
export type EditedProfile =
  | { readonly kind: 'artist'; readonly profile: ArtistProfile }
  | { readonly kind: 'label'; readonly profile: LabelProfile };

/** The schemas that each field of an editor is checked by: the same that every other writer goes by. */
export const profileSchemas = profileTextSchema.entries;

/** The part of a profile that its owner writes. */
export function storedProfile({ updatedAt, ...profile }: ArtistProfile | LabelProfile): Stored<ProfileText> {
  const { name, bio, language, genres, location, socials, accent, picture, pictureImage } = profile;
  return {
    content: { name, bio, language, genres, location, socials, accent, picture, pictureImage },
    version: updatedAt,
  };
}
