import { LIMITS } from '@countin/domain/fields';
import { LANGUAGES, type Language } from '@countin/domain/locale';
import { languageName } from '@countin/i18n';
import { TypedTextArea } from '@countin/screen-kit/autosave';
import { SelectField } from '@countin/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditorFields, EditorSection } from '../../../shell/editor/editor-section.tsx';
import type { ArtistCopy } from './use-artist-copy.ts';

/** Texts about the artist in further languages than the page's own. */
export function BiosSection({ copy: { content, change } }: { readonly copy: ArtistCopy }) {
  const { t } = useTranslation(['artist-editor', 'label-editor']);
  const others = LANGUAGES.filter((language) => language !== content.language);
  const [chosen, setChosen] = useState<Language | null>(null);
  const shown = others.find((language) => language === chosen) ?? others[0];
  if (shown === undefined) return null;
  const write = (text: string) => {
    const { [shown]: _before, ...rest } = content.bios;
    change({ bios: text === '' ? rest : { ...rest, [shown]: text } });
  };
  return (
    <EditorSection id="bios" title={t('bios.title')}>
      <EditorFields>
        <SelectField
          label={t('label-editor:texts.language')}
          name="bio-language"
          hint={t('label-editor:texts.hint')}
          value={shown}
          onChange={({ target }) => setChosen(others.find((known) => known === target.value) ?? null)}
        >
          {others.map((language) => (
            <option key={language} value={language} lang={language}>
              {languageName(language) + ((content.bios[language] ?? '') === '' ? '' : ' ✓')}
            </option>
          ))}
        </SelectField>
        <TypedTextArea
          label={t('bios.label', { language: languageName(shown) })}
          name={`bio-${shown}`}
          lang={shown}
          dir="auto"
          rows={5}
          maxLength={LIMITS.bio}
          value={content.bios[shown] ?? ''}
          onText={write}
        />
      </EditorFields>
    </EditorSection>
  );
}
