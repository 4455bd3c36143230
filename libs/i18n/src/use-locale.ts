import { useTranslation } from 'react-i18next';

/** The language shown, as the person's region writes dates and numbers: `en-GB` for `en` where the browser says so. */
export function useLocale(): string {
  const { language } = useTranslation().i18n;
  return localeOf(language, navigator.languages);
}

/** The first preferred locale of a language, or the language itself. */
export function localeOf(language: string, preferred: readonly string[]): string {
  const base = language.split('-')[0];
  return preferred.find((locale) => locale.split('-')[0] === base) ?? language;
}
