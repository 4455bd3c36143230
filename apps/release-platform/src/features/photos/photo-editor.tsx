import { LIMITS } from '@countin/domain/fields';
import { LANGUAGES } from '@countin/domain/locale';
import type { Photo, PhotoContent } from '@countin/domain/media';
import type { ArtistProfile } from '@countin/domain/profile';
import { SelectField, TextField } from '@countin/ui';
import { ChevronLeft } from 'lucide-react';
import { LanguageOptions } from '@countin/i18n/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EditorFrame } from '../../shell/editor/editor-frame.tsx';
import { EditorFields, EditorSection } from '../../shell/editor/editor-section.tsx';
import { CropPreview } from './crop-preview.tsx';
import { FocusField } from './focus-field.tsx';
import { PhotoUses } from './photo-uses.tsx';
import { usePhotoCopy } from './use-photo-copy.ts';
import styles from './photos.module.css';

interface PhotoEditorProps {
  readonly artist: ArtistProfile;
  readonly photo: Photo;
}

/** The editor of one photo, beside its crops: focal point, alternative text, credit, use. Saves by itself. */
export default function PhotoEditor({ artist, photo }: PhotoEditorProps) {
  const { t } = useTranslation('photos');
  const copy = usePhotoCopy(artist.id, photo);
  const { content, change } = copy;
  return (
    <EditorFrame
      copy={copy}
      title={t('editTitle')}
      actions={
        <Link to="." className={styles.back}>
          <ChevronLeft aria-hidden />
          {t('back')}
        </Link>
      }
      preview={<CropPreview artistId={artist.id} photo={photo} focus={content.focus} />}
      nameOf={(field) => t(`fields.${fieldOf(field)}`)}
      valueOf={(field, { [field]: value }) =>
        field === 'focus' ? <Focus value={value as Photo['focus']} /> : String(value)
      }
    >
      <EditorSection id="focus" title={t('fields.focus')}>
        <FocusField artistId={artist.id} photo={photo} focus={content.focus} onChange={(focus) => change({ focus })} />
      </EditorSection>
      <EditorSection id="words" title={t('words')}>
        <EditorFields>
          <TextField
            label={t('fields.alt')}
            hint={t('altHint')}
            value={content.alt}
            lang={content.altLanguage}
            maxLength={LIMITS.imageAlt}
            onChange={({ target }) => change({ alt: target.value })}
          />
          <SelectField
            label={t('fields.altLanguage')}
            value={content.altLanguage}
            onChange={({ target }) => {
              const altLanguage = LANGUAGES.find((language) => language === target.value);
              if (altLanguage) change({ altLanguage });
            }}
          >
            <LanguageOptions />
          </SelectField>
          <TextField
            label={t('fields.credit')}
            hint={t('creditHint')}
            value={content.credit}
            maxLength={LIMITS.photoCredit}
            onChange={({ target }) => change({ credit: target.value })}
          />
        </EditorFields>
      </EditorSection>
      <PhotoUses artist={artist} photo={photo} content={content} change={change} />
    </EditorFrame>
  );
}

function Focus({ value: { x, y } }: { readonly value: Photo['focus'] }) {
  return (
    <bdi dir="ltr">
      {x} % / {y} %
    </bdi>
  );
}

const NAMED = ['alt', 'altLanguage', 'credit', 'focus', 'press', 'download', 'removed', 'order'] as const;

function fieldOf(field: string): keyof PhotoContent {
  return NAMED.find((each) => each === field) ?? 'alt';
}
