import type { Language } from '@countin/domain/locale';
import { createTranslator, type Translator } from '@countin/i18n';
import { Remembered } from '../platform/remembered.ts';

const sentences = new Remembered<string>(5000);

/** Translates as `createTranslator` does; most sentences of a message are those of thousands of others. */
export function rememberingTranslator(language: Language): Translator {
  const t = createTranslator(language) as (key: string, values: object) => string;
  const remembering = (key: string, values: object = {}) =>
    sentences.get(JSON.stringify([language, key, values]), () => t(key, values));
  return remembering as unknown as Translator;
}
