import * as v from 'valibot';

/** First letters of country codes, each with its second letters: the page's script is small. */
const LETTERS =
  'ADEFGILMOQRSTUWXZ BABDEFGHIJLMNOQRSTVWYZ CACDFGHIKLMNORUVWXYZ DEJKMOZ ECEGHRST FIJKMOR GABDEFGHILMNPQRSTUWY ' +
  'HKMNRTU IDELMNOQRST JEMOP KEGHIMNPRWYZ LABCIKRSTUVY MACDEFGHKLMNOPQRSTUVWXYZ NACEFGILOPRUZ OM PAEFGHKLMNRSTWY ' +
  'QA REOSUW SABCDEGHIJKLMNORSTVXYZ TCDFGHJKLMNORTVWZ UAGMSYZ VACEGINU WFS YET ZAMW';

/** Assigned country codes, ISO 3166-1 alpha-2. */
export const COUNTRIES: readonly string[] = LETTERS.split(' ').flatMap(([first = '', ...seconds]) =>
  seconds.map((second) => first + second),
);

/** Country code in upper case. */
export const countrySchema = v.pipe(
  v.string(),
  v.check((code) => COUNTRIES.includes(code), 'field/country'),
);

/**
 * Parses a country code from a platform header, a form or a URL. Null if it is not assigned; platforms send `XX`, `ZZ`
 * or `T1` for an unknown country.
 */
export function countryOf(code: string | null | undefined): string | null {
  const wanted = (code ?? '').trim().toUpperCase();
  return COUNTRIES.includes(wanted) ? wanted : null;
}
