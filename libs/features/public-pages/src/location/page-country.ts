import { countryOf, type PageRequest } from '@countin/domain';

/** The country that the page is made for: the one in its address. No other is known to a page that everybody gets. */
export function pageCountry({ query }: PageRequest): string | null {
  return countryOf(query.get('country'));
}

/** Where a fan is who posts: as the page's script or the fan said, else as the platform says. */
export function fanCountry(request: PageRequest): string | null {
  return countryOf(request.form['country']) ?? pageCountry(request) ?? request.country;
}
