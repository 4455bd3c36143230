import { errorCodeOf, type ErrorCode } from '@countin/domain/errors';
import { LANGUAGES, type Language } from '@countin/domain/locale';
import { keepLanguage } from '@countin/i18n';
import { LanguageOptions, useErrorText } from '@countin/i18n/react';
import { Notice, SelectField } from '@countin/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './settings.module.css';

/** All languages by their own names. Applies at once, on this device whatever the server says. */
export function LanguageChoice({
  onSave,
}: {
  /** Throws AppError. */ readonly onSave: (language: Language) => Promise<void>;
}) {
  const { t, i18n } = useTranslation('account');
  const errorText = useErrorText();
  const [errorCode, setErrorCode] = useState<ErrorCode | null>(null);
  const choose = async (value: string) => {
    const language = LANGUAGES.find((known) => known === value);
    if (!language) return;
    setErrorCode(null);
    keepLanguage(document, language);
    void i18n.changeLanguage(language);
    try {
      await onSave(language);
    } catch (error) {
      setErrorCode(errorCodeOf(error));
    }
  };
  return (
    <div className={styles.form}>
      <SelectField
        id="interface-language"
        label={t('language.label')}
        name="language"
        value={i18n.language}
        onChange={(event) => void choose(event.target.value)}
      >
        <LanguageOptions />
      </SelectField>
      {errorCode && (
        <Notice tone="danger" title={errorText(errorCode)}>
          {t('language.notStored')}
        </Notice>
      )}
    </div>
  );
}
