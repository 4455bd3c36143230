import type { ProfileText } from '@countin/data/profiles';
import type { ArtistProfile, LabelProfile } from '@countin/domain/profile';
import type { FieldEditor } from '@countin/screen-kit/autosave';

/** A profile to edit: an artist or a label. */
export type EditedProfile =
  | { readonly kind: 'artist'; readonly profile: ArtistProfile }
  | { readonly kind: 'label'; readonly profile: LabelProfile };

/** Interface of an editor for the fields of every profile, of an artist or a label. */
export interface ProfileFields extends Pick<
  FieldEditor<ProfileText>,
  'content' | 'change' | 'errorCodes' | 'setInput' | 'typedIn'
> {
  readonly state: () => { readonly content: Pick<ProfileText, 'socials'> };
}
