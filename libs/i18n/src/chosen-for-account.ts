import { LANGUAGES, type Language } from '@countin/domain/locale';
import { matchLanguage } from './choose-language.ts';

/** Language that a signed-in person chose on a public page, which cannot write to the account. */
const CHOSEN_KEY = 'countin-language-for-account';

interface StoringPage {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** Leaves a signed-in person's choice for the next screen, which stores it in the account. */
export function leaveForAccount(page: StoringPage, language: string): void {
  try {
    page.localStorage.setItem(CHOSEN_KEY, language);
  } catch {
    // Without storage the choice holds for this device alone.
  }
}

/** Takes the choice that was left on a public page; null without one. */
export function takeForAccount({ localStorage }: StoringPage): Language | null {
  try {
    const left = localStorage.getItem(CHOSEN_KEY);
    if (left === null) return null;
    localStorage.removeItem(CHOSEN_KEY);
    return matchLanguage(left, LANGUAGES);
  } catch {
    return null;
  }
}
