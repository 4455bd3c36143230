import { useTranslation } from 'react-i18next';
import { numberLocale } from './number-locale.ts';

/**
 * Current language with the user's region for dates and numbers, Western digits included. It is `en-GB` for `en` if the
 * browser prefers that.
 */
export function useLocale(): string {
  const { language } = useTranslation().i18n;
  return numberLocale(localeOf(language, navigator.languages));
}

/** First preferred locale of a language, or the language itself. */
export function localeOf(language: string, preferred: readonly string[]): string {
  const base = language.split('-')[0];
  return preferred.find((locale) => locale.split('-')[0] === base) ?? language;
}
