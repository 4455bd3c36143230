import type { Language } from '@countin/domain/locale';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { adoptLanguage } from './adopt-language.ts';

/** Shows the account's language on a device without an explicit choice. */
export function useAccountLanguage(stored: Language | undefined): void {
  const { i18n } = useTranslation();
  useEffect(() => {
    const language = adoptLanguage(window, stored);
    if (language) void i18n.changeLanguage(language);
  }, [i18n, stored]);
}
