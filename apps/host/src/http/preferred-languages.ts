import { LANGUAGES, type Language } from '@countin/domain/locale';
import { matchLanguage, preferredTags } from '@countin/i18n';

/** Maximum of languages per request: each combination and order is another cache key. */
const MOST = 3;

/**
 * The interface languages that an `Accept-Language` header prefers, best first. They are part of the cache key and the
 * only languages that a page is rendered with. Equal keys therefore give equal pages.
 */
export function preferredLanguages(header: string | undefined): Language[] {
  const known = preferredTags(header ?? '').flatMap((tag) => matchLanguage(tag, LANGUAGES) ?? []);
  return [...new Set(known)].slice(0, MOST);
}
