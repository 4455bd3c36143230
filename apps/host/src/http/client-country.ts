import { countryOf } from '@countin/domain';

/**
 * Where the platform in front of the host says the client is, by ISO code; null where it does not say so.
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
