import { useLocale } from '@countin/i18n/react';
import { SelectField } from '@countin/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** ISO 639 code of a title without words. */
const NO_WORDS = 'zxx';
/** ISO 639 codes that distributors accept for titles. */
const TITLE_LANGUAGES =
  'af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu ha he hi hr hu hy id ig is it ja ka kk km kn ko ku lo lt lv mk ml mn mr ms my nb ne nl pa pl ps pt qu ro ru si sk sl so sq sr sv sw ta te th tr uk ur uz vi wo xh yo zh-Hans zh-Hant zu'.split(
    ' ',
  );

interface LanguageFieldProps {
  readonly value: string | null;
  readonly onChange: (language: string | null) => void;
}

/** Language of a title. */
export function LanguageField({ value, onChange }: LanguageFieldProps) {
  const { t } = useTranslation('release-detail');
  const locale = useLocale();
  const choices = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'language' });
    return TITLE_LANGUAGES.map((code) => ({ code, name: names.of(code) ?? code })).sort((one, other) =>
      one.name.localeCompare(other.name, locale),
    );
  }, [locale]);
  return (
    <SelectField
      label={t('titleLanguage')}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
    >
      <option value="">{t('sameLanguage')}</option>
      <option value={NO_WORDS}>{t('noWords')}</option>
      {choices.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
