import { LIMITS } from '@countin/domain/fields';
import { LANGUAGES, type Language } from '@countin/domain/locale';
import { languageName } from '@countin/i18n';
import { Hint, SelectField, TextArea } from '@countin/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditorFields, EditorSection } from '../../../shell/editor/editor-section.tsx';
import type { LabelCopy } from './use-label-copy.ts';
import styles from './label-editor.module.css';

/** The texts of the page in the ten languages: about the label, and about demos. */
export function LabelTextsSection({ copy: { content, change } }: { readonly copy: LabelCopy }) {
  const { t } = useTranslation(['label-editor', 'profile-editor']);
  const others = LANGUAGES.filter((language) => language !== content.language);
  const [chosen, setChosen] = useState<Language>(content.language);
  const isOwn = chosen === content.language;
  const written = (language: Language) => (content.abouts[language] ?? '') + (content.demoPolicies[language] ?? '');
  return (
    <EditorSection id="texts" title={t('texts.title')}>
      <EditorFields>
        <SelectField
          label={t('texts.language')}
          name="text-language"
          hint={t('texts.hint')}
          value={chosen}
          onChange={({ target }) => setChosen(LANGUAGES.find((known) => known === target.value) ?? chosen)}
        >
          {[content.language, ...others].map((language) => (
            <option key={language} value={language} lang={language}>
              {languageName(language) + (written(language) === '' ? '' : ' ✓')}
            </option>
          ))}
        </SelectField>
        {isOwn ? (
          <Hint className={styles.below}>{t('texts.own')}</Hint>
        ) : (
          <TextArea
            label={t('profile-editor:fields.bio')}
            name={`about-${chosen}`}
            lang={chosen}
            dir="auto"
            rows={6}
            maxLength={LIMITS.bio}
            value={content.abouts[chosen] ?? ''}
            onChange={({ target }) => change({ abouts: withText(content.abouts, chosen, target.value) })}
          />
        )}
        <TextArea
          label={t('demos.policy')}
          name={`demo-policy-${chosen}`}
          hint={t('demos.hint')}
          lang={chosen}
          dir="auto"
          rows={4}
          maxLength={LIMITS.demoPolicy}
          value={content.demoPolicies[chosen] ?? ''}
          onChange={({ target }) => change({ demoPolicies: withText(content.demoPolicies, chosen, target.value) })}
        />
      </EditorFields>
    </EditorSection>
  );
}

type Texts = LabelCopy['content']['abouts'];

/** The texts with one changed; an empty one is no text. */
function withText(texts: Texts, language: Language, text: string): Texts {
  const { [language]: _before, ...rest } = texts;
  return text === '' ? rest : { ...rest, [language]: text };
}
