import { LANGUAGES, type Language } from '@countin/domain/locale';
import { matchLanguage, preferredTags } from '@countin/i18n';

/** More than that nobody reads a page in, and each order is a copy to keep. */
const MOST = 3;

/**
 * The interface languages that an `Accept-Language` header prefers, best first. Pages are kept by these and
 * rendered with these alone, so no two requests with one key get different pages.
 */
export function preferredLanguages(header: string | undefined): Language[] {
  const known = preferredTags(header ?? '').flatMap((tag) => matchLanguage(tag, LANGUAGES) ?? []);
  return [...new Set(known)].slice(0, MOST);
}
