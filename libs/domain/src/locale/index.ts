export { LANGUAGES, DEFAULT_LANGUAGE, directionOf } from './language.ts';
export { languageSchema } from './language-schema.ts';
export type { Language } from './language.ts';
export { isZone, zoneOffsetAt, zoneSchema } from './zone.ts';
export { COUNTRIES, countryOf } from './country.ts';
export { guessCountry, zonesIn, zonesOfCountry } from './guess-country.ts';
