import { LANGUAGES, type Language } from '@countin/domain/locale';
import { LanguageOptions } from '@countin/i18n/react';
import { useTranslation } from 'react-i18next';
import styles from './preview-language.module.css';

interface PreviewLanguageProps {
  readonly value: Language;
  readonly onChange: (language: Language) => void;
}

/** Language in which a preview is shown. */
export function PreviewLanguage({ value, onChange }: PreviewLanguageProps) {
  const { t } = useTranslation('release-look');
  return (
    <select
      className={styles.select}
      aria-label={t('preview.language')}
      value={value}
      onChange={({ target }) => onChange(LANGUAGES.find((language) => language === target.value) ?? value)}
    >
      <LanguageOptions />
    </select>
  );
}
