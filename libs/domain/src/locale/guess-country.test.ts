import { expect, it } from 'vitest';
import { guessCountry, zonesOfCountry } from './guess-country.ts';

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

it('knows the time zones of a country, except those that it shares as a guest', () => {
  expect(zonesOfCountry('PT')).toContain('Europe/Lisbon');
  for (const zone of zonesOfCountry('PT')) expect(guessCountry(zone, [])).toBe('PT');
});
