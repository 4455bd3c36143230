import { LANGUAGES, type Language } from '@countin/domain';

/** More than that nobody reads a page in, and each order is a copy to keep. */
const MOST = 3;

/**
 * The interface languages that an `Accept-Language` header prefers, best first. Pages are kept by these and
 * rendered with these alone, so no two requests with one key get different pages.
 */
export function preferredLanguages(header: string | undefined): Language[] {
  const ranges = (header ?? '').slice(0, 500).split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';').map((text) => text.trim());
    const weight = parameters.find((text) => text.startsWith('q='))?.slice(2);
    return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 };
  });
  ranges.sort((a, b) => b.weight - a.weight);
  const known = ranges.flatMap(({ tag, weight }) => (weight > 0 ? (languageOf(tag) ?? []) : []));
  return [...new Set(known)].slice(0, MOST);
}

/** Exactly ours, else ours with the same primary language: `pt-PT` gets `pt-BR`, `de-AT` gets `de`. */
function languageOf(tag: string): Language | undefined {
  const primary = tag.split('-')[0];
  return LANGUAGES.find((language) => language.toLowerCase() === tag)
    ?? LANGUAGES.find((language) => language.toLowerCase().split('-')[0] === primary);
}
