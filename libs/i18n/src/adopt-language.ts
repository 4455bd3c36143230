import type { Language } from '@countin/domain/locale';
import { keepLanguage } from './keep-language.ts';
import { isLanguageChosen, pageLanguage, type PageFacts } from './page-language.ts';

/** Page facts with a writable cookie. */
export interface KeepingPage extends PageFacts {
  readonly document: { cookie: string };
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>;
}

/** Language of the account that this device has seen last. */
const SEEN_KEY = 'countin-account-language';

/**
 * Applies the account's language on a device without an explicit choice. So it does where the account changed elsewhere
 * since. Otherwise the device's choice takes precedence.
 *
 * @param stored language of the account
 * @returns the language to show from now on; null if nothing changes
 */
export function adoptLanguage(page: KeepingPage, stored: Language | undefined): Language | null {
  if (stored === undefined) return null;
  const changed = isNews(page, stored);
  if ((isLanguageChosen(page) && !changed) || pageLanguage(page) === stored) return null;
  keepLanguage(page.document, stored);
  return stored;
}

/** Whether the account had another language when this device saw it last. */
function isNews(page: KeepingPage, stored: Language): boolean {
  try {
    const seen = page.localStorage.getItem(SEEN_KEY);
    page.localStorage.setItem(SEEN_KEY, stored);
    return seen !== null && seen !== stored;
  } catch {
    return false;
  }
}
