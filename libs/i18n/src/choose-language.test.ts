import { describe, expect, it } from 'vitest';
import { chooseLanguage } from './choose-language.ts';

describe('the language of a page', () => {
  it('is the address’s before the cookie’s before the browser’s', () => {
    expect(chooseLanguage({ query: 'fr', cookie: 'de', acceptLanguage: 'ja' })).toBe('fr');
    expect(chooseLanguage({ query: 'xx', cookie: 'de', acceptLanguage: 'ja' })).toBe('de');
    expect(chooseLanguage({ cookie: '', acceptLanguage: 'ja' })).toBe('ja');
    expect(chooseLanguage({})).toBe('en');
  });

  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['nl,sv;q=0.9,es-MX;q=0.3', 'es'],
    ['en;q=0.4, ko', 'ko'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['zh-Hant-TW', 'zh-CN'],
    ['AR-eg', 'ar'],
    ['fr;q=0, hi;q=0.1', 'hi'],
    ['*', 'en'],
    ['', 'en'],
    [';;;,q=1,<script>', 'en'],
  ])('for a browser that says %s is %s', (acceptLanguage, language) => {
    expect(chooseLanguage({ acceptLanguage })).toBe(language);
  });

  it('follows the browser only into languages that the page is written in', () => {
    expect(chooseLanguage({ acceptLanguage: 'fr,de;q=0.5' }, ['en', 'de'])).toBe('de');
    expect(chooseLanguage({ query: 'fr', acceptLanguage: 'de' }, ['en', 'de'])).toBe('fr');
  });
});
