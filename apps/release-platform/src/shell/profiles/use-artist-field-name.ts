import { SOCIAL_NAMES, SOCIALS } from '@countin/domain/profile';
import { useTranslation } from 'react-i18next';

/** Keys of the names of an artist's fields. */
const NAMES = {
  name: 'profile-editor:fields.artistName',
  bio: 'profile-editor:fields.bio',
  bios: 'artist-editor:bios.title',
  language: 'profile-editor:fields.language',
  location: 'profile-editor:fields.location',
  country: 'artist-editor:shows.country',
  genres: 'profile-editor:fields.genres',
  socials: 'label-editor:socials',
  accent: 'profile-editor:accent.label',
  picture: 'profile-editor:picture.name',
  pictureImage: 'profile-editor:picture.name',
  artistSections: 'release-editor:pageSections.title',
  pinnedRelease: 'artist-editor:sections.pinned',
  pageLinks: 'artist-editor:sections.links',
  shows: 'artist-editor:sections.shows',
} as const;

/** Names of the fields of an artist, where their state is told. */
export function useArtistFieldName(): (field: string) => string {
  const { t } = useTranslation(['artist-editor', 'label-editor', 'profile-editor', 'release-editor', 'common']);
  return (field) => {
    const social = SOCIALS.find((known) => field === `socials/${known}`);
    if (social) return SOCIAL_NAMES[social] ?? t('common:social.website');
    return t(NAMES[Object.hasOwn(NAMES, field) ? (field as keyof typeof NAMES) : 'picture']);
  };
}
