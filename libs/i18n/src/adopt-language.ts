import type { Language } from '@countin/domain';
import { keepLanguage } from './keep-language.ts';
import { isLanguageChosen, pageLanguage, type PageFacts } from './page-language.ts';

/** A page whose language can be kept. */
export interface KeepingPage extends PageFacts {
  readonly document: { cookie: string };
}

/**
 * Brings the language of somebody's account to a device on which nobody has chosen one: a choice made there stands.
 *
 * @param stored what the account says
 * @returns the language to show from now on; null where nothing changes
 */
export function adoptLanguage(page: KeepingPage, stored: Language | undefined): Language | null {
  if (stored === undefined || isLanguageChosen(page) || pageLanguage(page) === stored) return null;
  keepLanguage(page.document, stored);
  return stored;
}
