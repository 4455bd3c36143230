import { lazyImport } from '@countin/deployment-recovery';
import { SOCIALS, type ArtistProfile } from '@countin/domain/profile';
import { EditorScreen, RestoredNote, SaveStatus } from '@countin/screen-kit/autosave';
import { PublishingBar } from '@countin/screen-kit/publishing';
import { buttonClass, CopyButton, PageHeader } from '@countin/ui';
import { ArrowUpRight } from 'lucide-react';
import { lazy, useDeferredValue, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePublicAddresses } from '../../../shell/navigation/public-addresses.ts';
import { LookSection } from './look-section.tsx';
import { ProfileConflicts } from './profile-conflicts.tsx';
import type { EditedProfile } from './profile-content.ts';
import { SocialField } from './social-field.tsx';
import { useProfileCopy } from './use-profile-copy.ts';
import { WordsSection } from './words-section.tsx';
import { EditorFields, EditorSection } from '../../../shell/editor/editor-section.tsx';

const ProfilePreview = lazy(lazyImport(() => import('../../../shell/live-preview/profile-preview.tsx')));

/** The editor of an artist's public page, beside that page. Saves by itself; what is saved is public. */
export function ProfileEditor({ profile }: { readonly profile: ArtistProfile }) {
  const edited: EditedProfile = { kind: 'artist', profile };
  const { t } = useTranslation(['profile-editor', 'release-editor', 'common']);
  const copy = useProfileCopy(edited);
  const shown = useDeferredValue(copy.content);
  const [uploading, setUploading] = useState(false);
  const conflicts = useRef<HTMLElement>(null);
  const nameOf = useFieldName();
  const addresses = usePublicAddresses();
  const address = addresses.fourtrack(profile.customSlug);
  const { flush } = copy;
  return (
    <EditorScreen
      save={copy.save}
      flush={flush}
      uploading={uploading}
      preview={<ProfilePreview kind="artist" profile={{ ...profile, ...shown }} />}
      previewLabels={{ open: t('release-editor:preview.open'), close: t('release-editor:preview.close') }}
    >
      <PageHeader title={t('artistTitle')} below={t('lead')} />
      <PublishingBar
        variant="sticky"
        saved={
          <SaveStatus
            state={copy.save}
            nameOf={nameOf}
            onSaveNow={() => void flush()}
            onDecide={() => conflicts.current?.focus()}
          />
        }
        actions={
          <>
            <CopyButton
              text={address}
              label={t('release-editor:publish.copy')}
              copiedLabel={t('release-editor:publish.copied')}
              size="small"
            />
            <a href={address} target="_blank" rel="noreferrer" className={buttonClass({ size: 'small' })}>
              {t('release-editor:publish.open')}
              <ArrowUpRight aria-hidden />
            </a>
          </>
        }
      />
      <RestoredNote fields={copy.restored} nameOf={nameOf} onEnd={copy.endRestoring} />
      <ProfileConflicts edited={edited} copy={copy} nameOf={nameOf} ref={conflicts} />
      <WordsSection kind="artist" copy={copy} />
      <LookSection edited={edited} copy={copy} onBusy={setUploading} />
      <EditorSection id="socials" title={t('sections.links')}>
        <EditorFields>
          {SOCIALS.map((social) => (
            <SocialField key={social} social={social} copy={copy} />
          ))}
        </EditorFields>
      </EditorSection>
    </EditorScreen>
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
