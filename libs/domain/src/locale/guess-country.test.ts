import { expect, it } from 'vitest';
import { guessCountry } from './guess-country.ts';

it.each([
  ['Europe/Lisbon', ['en-GB', 'en'], 'PT'],
  ['Asia/Tokyo', ['ja'], 'JP'],
  ['America/Argentina/Ushuaia', [], 'AR'],
  ['UTC', ['en', 'de-AT'], 'AT'],
  ['UTC', ['en'], null],
  ['Mars/Olympus', ['not a language'], null],
] as const)('in %s with %j it is %s', (zone, languages, country) => {
  expect(guessCountry(zone, languages)).toBe(country);
});
