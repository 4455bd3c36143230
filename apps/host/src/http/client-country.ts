import { countryOf, guessCountry, LANGUAGES } from '@countin/domain/locale';
import { countryName, preferredTags } from '@countin/i18n';

/**
 * ISO code of the country where the platform before the host locates the client; null where it does not.
 *
 * @param trusted names of headers that the platform sets itself: what clients send under those names never arrives
 */
export function clientCountry(headers: Headers, trusted: readonly string[]): string | null {
  for (const name of trusted) {
    const country = countryOf(headers.get(name));
    if (country !== null) return country;
  }
  return null;
}

/** Where a page's script is told that its fan is. */
export interface ClientCountry {
  /** ISO code; null where nothing says it. */
  readonly country: string | null;
  /** Its name in the language that was asked for. */
  readonly name: string | null;
}

/**
 * Where the client is: as the platform says, else as the clock (`?zone=`) and the languages of its browser do. The
 * answer brings the country's name in the page's language (`?lang=`), since phones are slow to find it.
 */
export function locateClient(
  { url, headers }: Pick<Request, 'url' | 'headers'>,
  trusted: readonly string[],
): ClientCountry {
  const { searchParams } = new URL(url);
  const zone = searchParams.get('zone');
  const country =
    clientCountry(headers, trusted) ??
    (zone === null ? null : guessCountry(zone, preferredTags(headers.get('accept-language') ?? '')));
  const language = LANGUAGES.find((known) => known === searchParams.get('lang'));
  return { country, name: country !== null && language ? countryName(language, country) : null };
}
