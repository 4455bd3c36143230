import { createInstance, type i18n, type TFunction } from 'i18next';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@countin/domain/locale';
import { texts } from './generated/texts.ts';
import type { Namespace } from './typed-keys.ts';
import { INTERPOLATION, valuesInSentences } from './texts/values-in-sentences.ts';

/** Translates keys of every namespace: `t('release:after', { title })`; `common` needs no prefix. */
export type Translator = TFunction<['common', ...Namespace[]]>;

let instance: i18n | undefined;

/**
 * Synchronous translator for servers, without React. Missing texts fall back to English.
 * Values of the opposite direction are isolated; none is escaped: the renderer must escape them.
 */
export function createTranslator(language: Language): Translator {
  return sharedInstance().getFixedT<['common', ...Namespace[]]>(language);
}

/** The same for texts of the release planner alone, with keys as its screens use them: without a prefix. */
export function plannerTranslator(language: Language): TFunction<'planner'> {
  return sharedInstance().getFixedT<'planner'>(language, 'planner');
}

/** The same for texts of the analysis. */
export function analysisTranslator(language: Language): TFunction<'analysis'> {
  return sharedInstance().getFixedT<'analysis'>(language, 'analysis');
}

function sharedInstance(): i18n {
  if (!instance) {
    instance = createInstance().use(valuesInSentences((each) => each));
    void instance.init({
      initAsync: false,
      lng: DEFAULT_LANGUAGE,
      fallbackLng: DEFAULT_LANGUAGE,
      supportedLngs: LANGUAGES,
      defaultNS: 'common',
      ns: Object.keys(texts.en),
      resources: texts,
      interpolation: INTERPOLATION,
    });
  }
  return instance;
}

/** Languages with a file for a namespace. All others fall back to English. */
export function languagesWith(namespace: Namespace): Language[] {
  const all: Partial<Record<Language, Partial<Record<Namespace, object>>>> = texts;
  return LANGUAGES.filter((language) => all[language]?.[namespace] !== undefined);
}
