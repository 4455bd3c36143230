import { LANGUAGES, type Language } from '@countin/domain/locale';
import type { MusicProduct } from '@countin/domain/release';
import {
  pageTextsOf,
  shownText,
  stateOfLanguage,
  textContentOf,
  type LanguageTexts,
  type TextsByLanguage,
} from '@countin/domain/texts';
import { languageName } from '@countin/i18n';
import { SelectField } from '@countin/ui';
import { useTranslation } from 'react-i18next';

interface LanguageFieldProps {
  readonly product: MusicProduct;
  readonly texts: TextsByLanguage;
  readonly source: LanguageTexts;
  /** The texts being edited. */
  readonly current: LanguageTexts;
  readonly onChange: (language: Language) => void;
}

/** The language being edited, the state of each, and what fans of this one see. */
export function LanguageField({ product, texts, source, current, onChange }: LanguageFieldProps) {
  const { t } = useTranslation(['release-texts', 'common']);
  const stateIn = (language: Language) => {
    const stored = texts[language];
    const content = textContentOf(product, stored, language);
    return stateOfLanguage(
      language === current.language ? current : { language, content, sources: stored?.sources ?? {} },
      source,
    );
  };
  const seen = shownText({ ...product, texts: pageTextsOf(product, texts) }, current.language);
  return (
    <SelectField
      label={t('common:language')}
      hint={
        seen
          ? t(seen.fallback ? 'seen.fallback' : 'seen.own', { language: languageName(seen.language) })
          : t('seen.none')
      }
      value={current.language}
      onChange={(event) => onChange(event.target.value as Language)}
    >
      {LANGUAGES.map((language) => (
        <option key={language} value={language}>
          {`${languageName(language)} · ${t(`states.${stateIn(language)}`)}`}
        </option>
      ))}
    </SelectField>
  );
}
