import { createInstance, type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LANGUAGE, directionOf, LANGUAGES, type Language } from '@countin/domain';
import { loaders } from './generated/loaders.ts';
import './typed-keys.ts';

export { useErrorText } from './use-error-text.ts';
export { localeOf, useLocale } from './use-locale.ts';

type Load = () => Promise<{ default: object }>;

/** Loads a namespace of a language when a screen first asks for it. A language without the file uses English. */
const lazyTexts: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, done) {
    const all: Record<string, Record<string, Load> | undefined> = loaders;
    const load = all[language]?.[namespace];
    if (!load) return done(null, {});
    load().then((file) => done(null, { ...file.default }), (error: Error) => done(error, false));
  },
};

/**
 * Sets up i18next for a React application; screens then use `useTranslation('dashboard')` under a
 * Suspense boundary. Resolves when `common` and `errors` are there.
 */
export async function startI18n(language: Language): Promise<i18n> {
  const instance = createInstance();
  await instance.use(lazyTexts).use(initReactI18next).init({
    lng: language,
    fallbackLng: DEFAULT_LANGUAGE,
    supportedLngs: LANGUAGES,
    load: 'currentOnly',
    ns: ['common', 'errors'],
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    react: { useSuspense: true },
  });
  return instance;
}

/** Keeps `lang` and `dir` of the document true to the language shown. Returns its dispose function. */
export function followLanguage(instance: i18n, root: { lang: string; dir: string }): () => void {
  const apply = (language: string) => {
    root.lang = language;
    root.dir = directionOf(LANGUAGES.find((known) => known === language) ?? DEFAULT_LANGUAGE);
  };
  apply(instance.language);
  instance.on('languageChanged', apply);
  return () => instance.off('languageChanged', apply);
}
