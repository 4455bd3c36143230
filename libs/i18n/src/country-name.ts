/** Localised name of a country, by its ISO 3166-1 code. */
export function countryName(locale: string, country: string): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
}
