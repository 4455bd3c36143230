import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@countin/domain/locale';

/** Name of the cookie that stores the user's choice of language. */
export const LANGUAGE_COOKIE = 'countin-language';

/** Sources of a language preference, strongest first. */
export interface LanguageWishes {
  /** `?lang=` of the URL. */
  readonly query?: string | null;
  readonly cookie?: string | null;
  /** An Accept-Language header, or `navigator.languages` joined by commas. */
  readonly acceptLanguage?: string | null;
}

/**
 * Negotiates the language: `?lang=`, then the cookie, then Accept-Language, then English.
 *
 * @param written languages with texts for the page. Accept-Language matches only these: otherwise dates in one language
 * would appear in sentences of another. An explicit choice (`?lang=`, cookie) matches every language.
 */
export function chooseLanguage(wishes: LanguageWishes, written: readonly Language[] = LANGUAGES): Language {
  for (const wish of [wishes.query, wishes.cookie]) {
    const language = wish ? matchLanguage(wish, LANGUAGES) : null;
    if (language) return language;
  }
  for (const wish of preferredTags(wishes.acceptLanguage ?? '')) {
    const language = matchLanguage(wish, written);
    if (language) return language;
  }
  return DEFAULT_LANGUAGE;
}

/** Matches a language tag, also by primary subtag: `pt-PT` gets `pt-BR` and `zh-TW` gets `zh-CN`, not English. */
export function matchLanguage(tag: string, offered: readonly Language[]): Language | null {
  const wanted = tag.toLowerCase();
  const base = wanted.split('-')[0];
  return (
    offered.find((language) => language.toLowerCase() === wanted) ??
    offered.find((language) => language.split('-')[0] === base) ??
    null
  );
}

/**
 * Tags of an Accept-Language header in lower case, best first (RFC 9110, 12.5.4). Tags with weight 0 and
 * malformed tags are left out.
 */
export function preferredTags(header: string): string[] {
  return header
    .slice(0, 500)
    .toLowerCase()
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((text) => text.trim());
      const weight = parameters.find((text) => text.startsWith('q='))?.slice(2);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => /^[a-z]{1,8}(-[a-z0-9]{1,8})*$/.test(tag) && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
