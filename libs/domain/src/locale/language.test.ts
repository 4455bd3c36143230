import { expect, it } from 'vitest';
import { DEFAULT_LANGUAGE, directionOf, LANGUAGES } from './language.ts';

it('there are ten languages, English first, and Arabic alone runs from right to left', () => {
  expect(LANGUAGES).toHaveLength(10);
  expect(LANGUAGES[0]).toBe(DEFAULT_LANGUAGE);
  expect(LANGUAGES.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar']);
});
