import { COUNTRIES, countryOf } from '@countin/domain/locale';
import { countryName } from '@countin/i18n';

interface Territories {
  /** ISO codes, each once. */
  readonly territories: readonly string[];
  /** Words that are no country. */
  readonly unknown: readonly string[];
}

/**
 * Reads countries as people write them: codes or names, with commas or semicolons between.
 *
 * @param locale whose names they are
 */
export function readTerritories(text: string, locale: string): Territories {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base' });
  const parts = text
    .split(/[,;、،]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const codes = parts.map(
    (part) => countryOf(part) ?? COUNTRIES.find((code) => compare(countryName(locale, code), part) === 0) ?? null,
  );
  return {
    territories: [...new Set(codes.filter((code) => code !== null))],
    unknown: parts.filter((_, at) => codes[at] === null),
  };
}
