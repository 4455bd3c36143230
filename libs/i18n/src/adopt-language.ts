import type { Language } from '@countin/domain/locale';
import { keepLanguage } from './keep-language.ts';
import { isLanguageChosen, pageLanguage, type PageFacts } from './page-language.ts';

/** Page facts with a writable cookie. */
export interface KeepingPage extends PageFacts {
  readonly document: { cookie: string };
}

/**
 * Applies the account's language on a device without an explicit choice. An existing choice takes precedence.
 *
 * @param stored language of the account
 * @returns the language to show from now on; null if nothing changes
 */
export function adoptLanguage(page: KeepingPage, stored: Language | undefined): Language | null {
  if (stored === undefined || isLanguageChosen(page) || pageLanguage(page) === stored) return null;
  keepLanguage(page.document, stored);
  return stored;
}
