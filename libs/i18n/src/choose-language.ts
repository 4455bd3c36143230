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
  for (const wish of preferred(wishes.acceptLanguage ?? '')) {
    const language = matchLanguage(wish, written);
    if (language) return language;
  }
  return DEFAULT_LANGUAGE;
}

/** `pt-PT` is met by `pt-BR` and `zh-TW` by `zh-CN`: nearer to the reader than English. */
function matchLanguage(tag: string, offered: readonly Language[]): Language | null {
  const wanted = tag.toLowerCase();
  const base = wanted.split('-')[0];
  return (
    offered.find((language) => language.toLowerCase() === wanted) ??
    offered.find((language) => language.split('-')[0] === base) ??
    null
  );
}

/** Tags of an Accept-Language header by weight; ones with weight 0 are refusals. */
function preferred(header: string): string[] {
  return header
    .slice(0, 500)
    .split(',')
    .map((part, order) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find((found) => found !== undefined);
      return { tag, weight: weight === undefined ? 1 : Number(weight), order };
    })
    .filter(({ tag, weight }) => /^[a-z]{1,8}(-[a-z0-9]{1,8})*$/i.test(tag) && weight > 0)
    .sort((a, b) => b.weight - a.weight || a.order - b.order)
    .map(({ tag }) => tag);
}
