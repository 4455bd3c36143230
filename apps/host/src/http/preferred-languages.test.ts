import { expect, test } from 'vitest';
import { preferredLanguages } from './preferred-languages.ts';

test.each([
  [undefined, []],
  ['', []],
  ['de-AT, en;q=0.5', ['de', 'en']],
  ['pt-PT', ['pt-BR']],
  ['zh-TW, zh;q=0.9', ['zh-CN']],
  ['ZH-cn', ['zh-CN']],
  ['sv, fr;q=0.8, ja;q=0.9', ['ja', 'fr']],
  ['ko;q=0, es;q=0.1', ['es']],
  ['en, de, fr, ja', ['en', 'de', 'fr']],
  ['xx, yy', []],
  ['*', []],
])('Accept-Language %j prefers %j', (header, expected) => {
  expect(preferredLanguages(header)).toEqual(expected);
});
