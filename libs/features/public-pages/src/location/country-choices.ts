import { COUNTRIES } from '@countin/domain/locale';
import { countryName } from '@countin/i18n';

export interface CountryChoice {
  /** ISO code. */
  readonly code: string;
  readonly name: string;
}

/** Every country under its name in a language, as its readers sort them. */
export function countryChoices(language: string): CountryChoice[] {
  const { compare } = new Intl.Collator(language);
  return COUNTRIES.map((code) => ({ code, name: countryName(language, code) })).sort((a, b) => compare(a.name, b.name));
}
