import { useTranslation } from 'react-i18next';
import { numberLocale } from './number-locale.ts';

/** Locale of dates and numbers: the current language alone, as public pages have it, with Western digits. */
export function useLocale(): string {
  return numberLocale(useTranslation().i18n.language);
}
