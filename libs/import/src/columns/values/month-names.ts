import { LANGUAGES } from '@countin/domain/locale';

let months: ReadonlyMap<string, number> | null = null;

/** Number of a month, from 1, by its name or its abbreviation in any of the ten languages. Null for other words. */
export function monthOf(word: string): number | null {
  months ??= monthNames();
  return months.get(keyOf(word)) ?? null;
}

const keyOf = (word: string) => word.normalize('NFKC').toLowerCase().replaceAll(/[.\s]/g, '');

function monthNames(): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const language of LANGUAGES) {
    for (const options of [{ month: 'long' }, { month: 'short' }, { month: 'long', day: 'numeric' }] as const) {
      const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC', numberingSystem: 'latn' });
      for (let month = 0; month < 12; month++) {
        const parts = format.formatToParts(Date.UTC(2026, month, 1));
        const name = keyOf(parts.find(({ type }) => type === 'month')?.value ?? '');
        // Chinese, Japanese and Korean months are numbers.
        if (/^\p{L}[\p{L}\p{M}]*$/u.test(name)) found.set(name, month + 1);
      }
    }
  }
  // English abbreviation with four letters.
  return found.set('sept', 9);
}
