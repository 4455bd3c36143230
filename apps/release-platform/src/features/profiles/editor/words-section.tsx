import { LIMITS } from '@countin/domain/fields';
import { LANGUAGES } from '@countin/domain/locale';
import { LanguageOptions, useErrorText } from '@countin/i18n/react';
import { TypedTextArea, TypedTextField } from '@countin/screen-kit/autosave';
import { GenresField } from '@countin/slug-form';
import { SelectField, Skeleton } from '@countin/ui';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditedProfile, ProfileFields } from './profile-content.ts';
import { EditorFields, EditorSection } from '../../../shell/editor/editor-section.tsx';

interface WordsSectionProps {
  readonly kind: EditedProfile['kind'];
  readonly copy: ProfileFields;
  readonly afterLocation?: ReactNode;
}

/** Name, words, where they are from and what they play. */
export function WordsSection({ kind, copy, afterLocation }: WordsSectionProps) {
  const { t } = useTranslation('profile-editor');
  const errorText = useErrorText();
  const { content, change, errorCodes } = copy;
  return (
    <EditorSection id="words" title={t('sections.words')}>
      <EditorFields>
        <TypedTextField
          label={t(`fields.${kind}Name`)}
          name="name"
          value={content.name}
          onText={(name) => change({ name })}
          error={errorText(errorCodes.get('name'))}
          maxLength={LIMITS.profileName}
          dir="auto"
          autoComplete="off"
          required
        />
        <TypedTextArea
          label={t('fields.bio')}
          name="bio"
          hint={t(`fields.${kind}BioHint`)}
          value={content.bio}
          onText={(bio) => change({ bio })}
          error={errorText(errorCodes.get('bio'))}
          maxLength={LIMITS.bio}
          dir="auto"
          rows={6}
        />
        <SelectField
          label={t('fields.language')}
          name="language"
          value={content.language}
          onChange={({ target }) =>
            change({ language: LANGUAGES.find((known) => known === target.value) ?? content.language })
          }
        >
          <LanguageOptions />
        </SelectField>
        <TypedTextField
          label={t('fields.location')}
          name="location"
          value={content.location}
          onText={(location) => change({ location })}
          error={errorText(errorCodes.get('location'))}
          maxLength={LIMITS.profileName}
          dir="auto"
          autoComplete="off"
        />
        {afterLocation}
        {/* The names of genres load after the first fields. */}
        <Suspense fallback={<Skeleton height={96} />}>
          <GenresField value={content.genres} onChange={(genres) => change({ genres })} />
        </Suspense>
      </EditorFields>
    </EditorSection>
  );
}
