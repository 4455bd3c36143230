import { SOCIAL_NAMES, SOCIALS } from '@countin/domain/profile';
import { useTranslation } from 'react-i18next';

/** Keys of the names of a label's fields. */
const NAMES = {
  name: 'profile-editor:fields.labelName',
  bio: 'profile-editor:fields.bio',
  abouts: 'profile-editor:fields.bio',
  language: 'profile-editor:fields.language',
  location: 'profile-editor:fields.location',
  genres: 'profile-editor:fields.genres',
  socials: 'profile-editor:sections.links',
  links: 'profile-editor:sections.links',
  accent: 'profile-editor:accent.label',
  picture: 'profile-editor:picture.name',
  pictureImage: 'profile-editor:picture.name',
  sections: 'release-editor:pageSections.title',
  pinned: 'label-editor:pinned.title',
  demoPolicies: 'label-editor:demos.policy',
  demoUrl: 'label-editor:demos.url',
  contactEmail: 'label-editor:contact.email',
  ground: 'label-editor:ground.label',
  typeface: 'label-editor:typeface.label',
  brandReach: 'label-editor:reach.label',
} as const;

/** Names of the fields of a label, where their state is told. */
export function useLabelFieldName(): (field: string) => string {
  const { t } = useTranslation(['label-editor', 'profile-editor', 'release-editor', 'common']);
  return (field) => {
    const social = SOCIALS.find((known) => field === `socials/${known}`);
    if (social) return SOCIAL_NAMES[social] ?? t('common:social.website');
    return t(NAMES[Object.hasOwn(NAMES, field) ? (field as keyof typeof NAMES) : 'picture']);
  };
}
