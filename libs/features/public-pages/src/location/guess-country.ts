import { COUNTRIES, countryOf } from '@countin/domain';

/** Of `Intl.Locale`, in browsers since 2022; some have it as a property. */
interface HasTimeZones {
  getTimeZones?(): readonly string[] | undefined;
  readonly timeZones?: readonly string[];
}

/**
 * The country that a browser seems to be in: the one whose clocks it goes by, else the one whose language it speaks.
 * Null where neither says.
 *
 * @param zone IANA zone of the browser
 * @param languages what the browser prefers, such as `pt-PT`
 */
export function guessCountry(zone: string, languages: readonly string[]): string | null {
  const spoken = languages.map(regionOf).find((region) => region !== null) ?? null;
  const there = COUNTRIES.filter((country) => zonesOf(country).includes(zone));
  return spoken !== null && (there.length === 0 || there.includes(spoken)) ? spoken : (there[0] ?? null);
}

function regionOf(language: string): string | null {
  try {
    return countryOf(new Intl.Locale(language).region);
  } catch {
    return null;
  }
}

function zonesOf(country: string): readonly string[] {
  const locale = new Intl.Locale('und', { region: country }) as Intl.Locale & HasTimeZones;
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
