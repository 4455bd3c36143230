import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@countin/domain';

/** Name of the cookie that keeps a person's choice. */
export const LANGUAGE_COOKIE = 'countin-language';

/** Where a wish for a language may stand, strongest first. */
export interface LanguageWishes {
  /** `?lang=` of the address. */
  readonly query?: string | null;
  readonly cookie?: string | null;
  /** An Accept-Language header, or `navigator.languages` joined by commas. */
  readonly acceptLanguage?: string | null;
}

/**
 * The language for a person: `?lang=`, then the cookie, then Accept-Language, then English.
 *
 * @param written the languages that the page is written in. A browser's wish is met by these alone, so
 * that nobody gets one language's dates around another's sentences; a choice made here is met always.
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

/** The one of the offered languages that meets a tag: `pt-PT` is met by `pt-BR` and `zh-TW` by `zh-CN`, nearer to the reader than English. */
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
 * Tags of an Accept-Language header in lower case, best first (RFC 9110, 12.5.4); ones with weight 0 are refusals, and
 * what is no tag is left out.
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
