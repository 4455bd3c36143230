import { createInstance, type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LANGUAGE, directionOf, LANGUAGES, type Language } from '@countin/domain/locale';
import { readTexts } from './texts/read-texts.ts';
import './typed-keys.ts';
import { INTERPOLATION, valuesInSentences } from './texts/values-in-sentences.ts';

export { LanguageOptions } from './components/language-options.tsx';
export { useAccountLanguage } from './use-account-language.ts';
export { useErrorText } from './use-error-text.ts';
export { useLocale } from './use-locale.ts';

/**
 * i18next backend that loads a namespace when a screen first uses it.
 */
const lazyTexts: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, done) {
    readTexts(language, namespace).then(
      (texts) => done(null, texts),
      (error: Error) => done(error, false),
    );
  },
};

/**
 * Sets up i18next for a React application. Screens then use `useTranslation('dashboard')` under a
 * Suspense boundary. Resolves when `common` and `errors` are loaded.
 */
export async function startI18n(language: Language): Promise<i18n> {
  const instance = createInstance();
  await instance
    .use(lazyTexts)
    .use(valuesInSentences((each) => each))
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      supportedLngs: LANGUAGES,
      load: 'currentOnly',
      ns: ['common', 'errors'],
      defaultNS: 'common',
      interpolation: INTERPOLATION,
      react: { useSuspense: true },
    });
  return instance;
}

/** Keeps `lang` and `dir` of the document in sync with the current language. Returns its dispose function. */
export function followLanguage(instance: i18n, root: { lang: string; dir: string }): () => void {
  const apply = (language: string) => {
    root.lang = language;
    root.dir = directionOf(LANGUAGES.find((known) => known === language) ?? DEFAULT_LANGUAGE);
  };
  apply(instance.language);
  instance.on('languageChanged', apply);
  return () => instance.off('languageChanged', apply);
}
