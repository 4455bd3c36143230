import { expect, test } from 'vitest';
import { buildPickerIndex, findPickerItems } from './find-picker-items.ts';

const find = (texts: readonly string[], text: string, limit = 10) =>
  findPickerItems(
    buildPickerIndex(texts, (item) => item),
    text,
    limit,
  );

test.each([
  { what: 'case and accents', text: 'chateau', found: 'Le CHÂTEAU' },
  { what: 'accents that only the search has', text: 'Nóche', found: 'Noche' },
  { what: 'the order of words', text: 'sun lo', found: 'Low Sun' },
  { what: 'forms of Arabic letters', text: 'ليلي', found: 'ليلى والبحر' },
  { what: 'a word within a Japanese text', text: '海', found: '夜の海' },
  { what: 'compatibility forms of typed letters', text: 'Ｌｏｗ', found: 'Low Sun' },
])('finds an item whatever $what', ({ text, found }) => {
  expect(find(['Salt', found], text)).toEqual([found]);
});

test('a word is not found in the middle of another one', () => {
  expect(find(['Follow'], 'low')).toEqual([]);
});

test('items that begin with the text come first, and no more than the limit', () => {
  expect(find(['Deep Salt', 'Salt', 'Grey Salt', 'Salt and Sun'], 'salt', 3)).toEqual([
    'Salt',
    'Salt and Sun',
    'Deep Salt',
  ]);
});

test('without a text, the first items are found', () => {
  expect(find(['A', 'B', 'C'], ' ', 2)).toEqual(['A', 'B']);
});
