import { expect, test } from 'vitest';
import { adoptLanguage } from './adopt-language.ts';

/** Fake browser that prefers English. */
const aPage = ({ cookie = '', search = '' } = {}, stored = new Map<string, string>()) => ({
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  },
  location: { search },
  document: { cookie },
  navigator: { languages: ['en-GB'] },
});

test('a new device takes the language of the account, and keeps it for the pages of the server', () => {
  const page = aPage({ cookie: 'other=1' });
  expect(adoptLanguage(page, 'ar')).toBe('ar');
  expect(page.document.cookie).toMatch(/^countin-language=ar; path=\/;/);
  expect(adoptLanguage(page, 'ar')).toBeNull();
});

test('a language that was chosen on the other site since replaces the choice of this one', () => {
  const stored = new Map<string, string>();
  const page = aPage({ cookie: 'countin-language=fr' }, stored);
  expect(adoptLanguage(page, 'de')).toBeNull();
  expect(adoptLanguage(page, 'ja')).toBe('ja');
  expect(page.document.cookie).toMatch(/^countin-language=ja;/);
  // A later choice here counts until the account changes again.
  page.document.cookie = 'countin-language=ar';
  expect(adoptLanguage(page, 'ja')).toBeNull();
});

test('a browser without storage keeps its choice', () => {
  const page = aPage({ cookie: 'countin-language=fr' });
  page.localStorage.getItem = () => {
    throw new Error('denied');
  };
  expect(adoptLanguage(page, 'ja')).toBeNull();
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
