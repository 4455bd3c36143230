import { COUNTRIES } from '../locale/country.ts';
import { zonesIn } from '../locale/guess-country.ts';
import { LANGUAGES } from '../locale/language.ts';
import { foldForSearch } from './words.ts';

/** What an artist says of where it is from. */
export interface Origin {
  /** Town and country, as the artist writes them. */
  readonly place: string;
  /** Country code, upper case; null if the artist chose none. */
  readonly country: string | null;
}

/** Names that no list of countries has. */
const FURTHER_NAMES = { usa: 'US', england: 'GB', scotland: 'GB', wales: 'GB', holland: 'NL' } as const;

/** Key of a place that a fan types. Countries are known by their names in the sites' languages and their own. */
export function placeKey(place: string): string {
  const name = plainName(place);
  const country = countriesByName().get(name);
  return country === undefined ? name.slice(0, 40) : countryKey(country);
}

/** Keys of an origin, the country first. Without a choice, the text decides, and the name of a well-known town. */
export function placeKeys({ place, country }: Origin): string[] {
  const parts = place.split(/[,،、;/]/u).map(placeKey);
  const [only = ''] = parts.length === 1 ? parts : [];
  const known = country ?? townCountries().get(only);
  return [...new Set([...(known === undefined ? [] : [countryKey(known)]), ...parts])].filter((key) => key !== '');
}

/** No name has its sign. */
const countryKey = (code: string): string => `@${code}`;

function plainName(place: string): string {
  return foldForSearch(place).trim().replaceAll(/\s+/gu, ' ');
}

let byName: ReadonlyMap<string, string> | null = null;
let byTown: ReadonlyMap<string, string> | null = null;

/** Cached: the names of 249 countries take some 100 ms. */
function countriesByName(): ReadonlyMap<string, string> {
  return (byName ??= namedCountries());
}

function namedCountries(): Map<string, string> {
  const found = new Map<string, string>(Object.entries(FURTHER_NAMES));
  const named = LANGUAGES.flatMap((language) => [
    new Intl.DisplayNames(language, { type: 'region' }),
    new Intl.DisplayNames(language, { type: 'region', style: 'short' }),
  ]);
  for (const code of COUNTRIES) {
    const own = new Intl.DisplayNames(new Intl.Locale('und', { region: code }).maximize(), { type: 'region' });
    for (const names of [own, ...named]) {
      const name = plainName(names.of(code) ?? '');
      if (name !== '' && !found.has(name)) found.set(name, code);
    }
  }
  return found;
}

/** Countries of the towns that time zones are named after: capitals and the largest towns. */
function townCountries(): ReadonlyMap<string, string> {
  return (byTown ??= new Map(
    COUNTRIES.flatMap((code) =>
      zonesIn(code).map((zone): [string, string] => [
        plainName((zone.split('/').at(-1) ?? '').replaceAll('_', ' ')),
        code,
      ]),
    ),
  ));
}
