import { COUNTRIES, countryOf } from './country.ts';

/** Of `Intl.Locale`; some runtimes have it as a property. */
interface HasTimeZones {
  getTimeZones?(): readonly string[] | undefined;
  readonly timeZones?: readonly string[];
}

let countriesOfZones: ReadonlyMap<string, readonly string[]> | null = null;

/**
 * The country that a browser seems to be in: the one whose clocks it goes by, else the one whose language it speaks.
 * Null where neither says.
 *
 * @param zone IANA zone of the browser; one that nobody knows is no clock of any country
 * @param languages what the browser prefers, such as `pt-PT`, best first
 */
export function guessCountry(zone: string, languages: readonly string[]): string | null {
  const spoken = languages.map(regionOf).find((region) => region !== null) ?? null;
  countriesOfZones ??= byZone();
  const there = countriesOfZones.get(zone) ?? [];
  return spoken !== null && (there.length === 0 || there.includes(spoken)) ? spoken : (there[0] ?? null);
}

/** A few milliseconds of work, so once for all. */
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
