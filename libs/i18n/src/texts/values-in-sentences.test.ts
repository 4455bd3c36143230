import { describe, expect, it } from 'vitest';
import { createInstance } from 'i18next';
import { INTERPOLATION, valuesInSentences } from './values-in-sentences.ts';

/** A sentence of a language with an interpolated value, formatted for a locale. */
function sentence(language: string, value: string | number, locale = language): string {
  const instance = createInstance().use(valuesInSentences(() => locale));
  void instance.init({
    initAsync: false,
    lng: language,
    resources: { [language]: { translation: {} } },
    interpolation: INTERPOLATION,
  });
  return instance.services.interpolator.interpolate('({{value}})', { value }, language, {});
}

describe('a value in a sentence', () => {
  it.each([
    ['en', 'Low Sun & <Water>', '(Low Sun & <Water>)'],
    ['en', 'شمس', '(\u2068شمس\u2069)'],
    ['de', 'לילה 2', '(\u2068לילה 2\u2069)'],
    ['ar', 'Low Sun', '(\u2068Low Sun\u2069)'],
    ['ar', 'شمس 2', '(شمس 2)'],
    ['ar', '12:00 ص', '(12:00 ص)'],
    ['ar', '+1 555 123 4567', '(\u2068+1 555 123 4567\u2069)'],
    ['ar', 'mira@example.com', '(\u2068mira@example.com\u2069)'],
    ['ar', 'https://countin.test/r/a', '(https://countin.test/r/a)'],
  ])('in %s: %s is isolated where its direction is another', (language, value, text) => {
    expect(sentence(language, value)).toBe(text);
  });

  it('cannot turn around what follows', () => {
    expect(sentence('en', 'a\u202eb\u2069')).toBe('(ab)');
    expect(sentence('ar', '\u2069\u202eLow\u2066')).toBe('(\u2068Low\u2069)');
  });

  it('is written in the digits of the reader when it is a number', () => {
    expect(sentence('de', 12_345)).toBe('(12.345)');
    expect(sentence('ar', 12_345)).toBe(`(${new Intl.NumberFormat('ar').format(12_345)})`);
    expect(sentence('ar', 1234, 'ar-EG')).toBe('(١٬٢٣٤)');
  });
});
