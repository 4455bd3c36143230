import type { Language } from '@countin/domain/locale';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { adoptLanguage } from './adopt-language.ts';
import { leaveForAccount, takeForAccount } from './chosen-for-account.ts';

/**
 * Shows the account's language on a device without an explicit choice. A choice that the person made on a public page
 * since goes to the account instead.
 *
 * @param save stores a language in the account; after a failure the next screen tries again
 */
export function useAccountLanguage(stored: Language | undefined, save: (language: Language) => Promise<void>): void {
  const { i18n } = useTranslation();
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (stored === undefined) return;
    const chosen = takeForAccount(window);
    if (chosen !== null && chosen !== stored) {
      latest.current(chosen).catch(() => leaveForAccount(window, chosen));
      return;
    }
    const language = adoptLanguage(window, stored);
    if (language) void i18n.changeLanguage(language);
  }, [i18n, stored]);
}
