import { COUNTRIES, countryOf } from './country.ts';

/** `Intl.Locale` method; some runtimes have it as a property instead. */
interface HasTimeZones {
  getTimeZones?(): readonly string[] | undefined;
  readonly timeZones?: readonly string[];
}

let countriesOfZones: ReadonlyMap<string, readonly string[]> | null = null;
const zonesOfCountries = new Map<string, readonly string[]>();

/**
 * Guesses the country of a browser: by its time zone, otherwise by its languages. Null if neither names one.
 *
 * @param zone IANA zone of the browser; an unknown zone is ignored
 * @param languages preferred languages such as `pt-PT`, best first
 */
export function guessCountry(zone: string, languages: readonly string[]): string | null {
  const spoken = languages.map(regionOf).find((region) => region !== null) ?? null;
  const there = countriesByZone().get(zone) ?? [];
  return spoken !== null && (there.length === 0 || there.includes(spoken)) ? spoken : (there[0] ?? null);
}

/** Time zones of browsers for which {@link guessCountry} gives a country. */
export function zonesOfCountry(country: string): readonly string[] {
  return zonesOf(country).filter((zone) => countriesByZone().get(zone)?.[0] === country);
}

/** Time zones of a country, also those that it shares. Empty where this runtime does not list them. */
export function zonesIn(country: string): readonly string[] {
  let zones = zonesOfCountries.get(country);
  if (!zones) {
    zones = zonesOf(country);
    if (COUNTRIES.includes(country)) zonesOfCountries.set(country, zones);
  }
  return zones;
}

/** Cached: building the map takes a few milliseconds. */
function countriesByZone(): ReadonlyMap<string, readonly string[]> {
  return (countriesOfZones ??= byZone());
}

function byZone(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const country of COUNTRIES) {
    for (const zone of zonesOf(country)) found.set(zone, [...(found.get(zone) ?? []), country]);
  }
  return found;
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
