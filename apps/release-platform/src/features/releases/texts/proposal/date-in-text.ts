import type { Language } from '@countin/domain/locale';
import { formatDate } from '@countin/i18n';

/** First day of a month as running text writes it. `Intl` writes a plain 1. */
const FIRST: Partial<Record<Language, string>> = { fr: '1er', 'pt-BR': '1º' };

/**
 * A date as a sentence has it, without weekday.
 *
 * @param date `2026-11-27`
 * @param now milliseconds since 1970: its year is left out; null never leaves it out
 */
export function dateInText(language: Language, date: string, now: number | null): string {
  const at = Date.parse(date);
  // A reader of another year: any but the date's own.
  const reader = now ?? Date.UTC(new Date(at).getUTCFullYear() + 2, 0);
  return formatDate(language, at, 'UTC', reader).replace(/^1(?= )/, FIRST[language] ?? '1');
}
