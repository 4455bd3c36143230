import { createInstance, type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LANGUAGE, directionOf, LANGUAGES, type Language } from '@countin/domain/locale';
import { languages } from './generated/languages.ts';
import { loaders as english } from './generated/loaders.ts';
import './typed-keys.ts';
import { INTERPOLATION, valuesInSentences } from './values-in-sentences.ts';

export { LanguageOptions } from './components/language-options.tsx';
export { useAccountLanguage } from './use-account-language.ts';
export { useErrorText } from './use-error-text.ts';
export { useLocale } from './use-locale.ts';

type Loaders = Readonly<Record<string, (() => Promise<{ default: object }>) | undefined>>;

/**
 * i18next backend that loads a namespace when a screen first uses it. It loads no fallback language, as a test ensures
 * that no key is missing. A language without the file uses the English one.
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

async function readTexts(language: string, namespace: string): Promise<object> {
  const others: Readonly<Record<string, (() => Promise<{ loaders: Loaders }>) | undefined>> = languages;
  const own: Loaders | undefined = (await others[language]?.())?.loaders;
  const load = own?.[namespace] ?? (english as Loaders)[namespace];
  return { ...(await load?.())?.default };
}

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
