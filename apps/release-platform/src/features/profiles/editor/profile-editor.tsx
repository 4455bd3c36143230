import { lazyImport } from '@countin/deployment-recovery';
import { SOCIALS, type ArtistProfile } from '@countin/domain/profile';
import { lazy, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditorFrame } from '../../../shell/editor/editor-frame.tsx';
import { EditorFields, EditorSection } from '../../../shell/editor/editor-section.tsx';
import { PageLinks } from '../../../shell/editor/page-links.tsx';
import { usePublicAddresses } from '../../../shell/navigation/public-addresses.ts';
import { LookSection } from './look-section.tsx';
import type { EditedProfile } from './profile-content.ts';
import { profileValue } from './profile-value.tsx';
import { SocialField } from './social-field.tsx';
import { useProfileCopy } from './use-profile-copy.ts';
import { WordsSection } from './words-section.tsx';

const ProfilePreview = lazy(lazyImport(() => import('../../../shell/live-preview/profile-preview.tsx')));

/** The editor of an artist's public page, beside that page. Saves by itself; what is saved is public. */
export function ProfileEditor({ profile }: { readonly profile: ArtistProfile }) {
  const edited: EditedProfile = { kind: 'artist', profile };
  const { t } = useTranslation('profile-editor');
  const copy = useProfileCopy(edited);
  const shown = useDeferredValue(copy.content);
  const [uploading, setUploading] = useState(false);
  const addresses = usePublicAddresses();
  return (
    <EditorFrame
      copy={copy}
      title={t('artistTitle')}
      lead={t('lead')}
      actions={<PageLinks address={addresses.fourtrack(profile.customSlug)} />}
      preview={<ProfilePreview kind="artist" profile={{ ...profile, ...shown }} />}
      nameOf={useFieldName()}
      valueOf={(field, content) => profileValue(profile, field, content)}
      uploading={uploading}
    >
      <WordsSection kind="artist" copy={copy} />
      <LookSection edited={edited} copy={copy} onBusy={setUploading} />
      <EditorSection id="socials" title={t('sections.links')}>
        <EditorFields>
          {SOCIALS.map((social) => (
            <SocialField key={social} social={social} copy={copy} />
          ))}
        </EditorFields>
      </EditorSection>
    </EditorFrame>
  );
}

/** What a field is called where its state is told. */
function useFieldName(): (field: string) => string {
  const { t } = useTranslation(['profile-editor', 'common']);
  return (field) => {
    const social = SOCIALS.find((known) => field === `socials/${known}`);
    if (social) return t(`common:social.${social}`);
    switch (field) {
      case 'name':
        return t('fields.artistName');
      case 'bio':
      case 'language':
      case 'location':
      case 'genres':
        return t(`fields.${field}`);
      case 'socials':
        return t('sections.links');
      case 'accent':
        return t('accent.label');
      default:
        return t('picture.name');
    }
  };
}
