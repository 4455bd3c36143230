import { expect, test } from 'vitest';
import { readTerritories } from './read-territories.ts';

test.each([
  ['en', 'Japan, kr; FR', ['JP', 'KR', 'FR'], []],
  ['de', 'österreich, OSTERREICH, AT', ['AT'], []],
  ['ja', '日本、韓国', ['JP', 'KR'], []],
  ['en', 'Japan, Atlantis', ['JP'], ['Atlantis']],
  ['en', ' , ', [], []],
] as const)('in %s %j is %j', (locale, text, territories, unknown) => {
  expect(readTerritories(text, locale)).toEqual({ territories, unknown });
});
