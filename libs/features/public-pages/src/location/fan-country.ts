import { countryOf } from '@countin/domain/locale';
import type { PageRequest } from '@countin/domain/pages';

/** Country of a fan who posts a form: the form's own field, else the page's address, else the platform's guess. */
export function fanCountry({ form, query, country }: PageRequest): string | null {
  return countryOf(form['country']) ?? countryOf(query.get('country')) ?? country;
}
