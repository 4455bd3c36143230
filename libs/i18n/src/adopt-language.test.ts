import { expect, test } from 'vitest';
import { adoptLanguage } from './adopt-language.ts';

/** Fake browser that prefers English. */
const aPage = ({ cookie = '', search = '' } = {}) => ({
  location: { search },
  document: { cookie },
  navigator: { languages: ['en-GB'] },
});

test('a new device takes the language of the account, and keeps it for the pages of the server', () => {
  const page = aPage({ cookie: 'other=1' });
  expect(adoptLanguage(page, 'ar')).toBe('ar');
  expect(page.document.cookie).toMatch(/^countin-language=ar; path=\/;/);
  expect(adoptLanguage(page, 'de')).toBeNull();
});

test.each([
  ['chosen on the device', { cookie: 'a=b; countin-language=fr' }, 'ar'],
  ['asked for in the address', { search: '?lang=fr' }, 'ar'],
  ['the browser’s own', {}, 'en'],
  ['all there is, since the account says none', {}, undefined],
] as const)('a language is kept that is %s', (_what, facts, stored) => {
  const page = aPage(facts);
  const { cookie } = page.document;
  expect(adoptLanguage(page, stored)).toBeNull();
  expect(page.document.cookie).toBe(cookie);
});
