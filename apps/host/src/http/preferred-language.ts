import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@countin/domain';

/**
 * The interface language that an `Accept-Language` header prefers. Pages are kept by this language
 * and rendered with it alone, so no two requests with one key get different pages.
 */
export function preferredLanguage(header: string | undefined): Language {
  const ranges = (header ?? '').slice(0, 500).split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';').map((text) => text.trim());
    const weight = parameters.find((text) => text.startsWith('q='))?.slice(2);
    return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 };
  });
  ranges.sort((a, b) => b.weight - a.weight);
  for (const { tag, weight } of ranges) {
    const language = weight > 0 ? languageOf(tag) : undefined;
    if (language) return language;
  }
  return DEFAULT_LANGUAGE;
}

/** Exactly ours, else ours with the same primary language: `pt-PT` gets `pt-BR`, `de-AT` gets `de`. */
function languageOf(tag: string): Language | undefined {
  const primary = tag.split('-')[0];
  return LANGUAGES.find((language) => language.toLowerCase() === tag)
    ?? LANGUAGES.find((language) => language.toLowerCase().split('-')[0] === primary);
}
