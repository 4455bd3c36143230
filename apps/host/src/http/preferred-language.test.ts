import { expect, test } from 'vitest';
import { preferredLanguage } from './preferred-language.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de-AT, en;q=0.5', 'de'],
  ['pt-PT', 'pt-BR'],
  ['zh', 'zh-CN'],
  ['ZH-cn', 'zh-CN'],
  ['sv, fr;q=0.8, ja;q=0.9', 'ja'],
  ['ko;q=0, es;q=0.1', 'es'],
  ['xx, yy', 'en'],
  ['*', 'en'],
])('Accept-Language %j prefers %s', (header, expected) => {
  expect(preferredLanguage(header)).toBe(expected);
});
