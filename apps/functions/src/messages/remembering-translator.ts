import type { Language } from '@countin/domain/locale';
import { createTranslator, type Translator } from '@countin/i18n';
import { LRUCache } from 'lru-cache';

const sentences = new LRUCache<string, string, () => string>({
  max: 5000,
  memoMethod: (_key, _stale, { context: translate }) => translate(),
});

/** Translates as `createTranslator` does; most sentences of a message are those of thousands of others. */
export function rememberingTranslator(language: Language): Translator {
  const t = createTranslator(language) as (key: string, values: object) => string;
  const remembering = (key: string, values: object = {}) =>
    sentences.memo(JSON.stringify([language, key, values]), { context: () => t(key, values) });
  return remembering as unknown as Translator;
}
