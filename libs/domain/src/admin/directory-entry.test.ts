import { expect, test } from 'vitest';
import { searchKey } from '../fields/search-key.ts';
import { nameMatches, nameStart, nameStarts } from './directory-entry.ts';

/** Imitates a search: the database matches the prefix, then the results are filtered again. */
const finds = (text: string, name: string) =>
  nameStarts(name).includes(nameStart(searchKey(text))) && nameMatches(name, searchKey(text));

test.each([
  ['mira', 'Mira Okafor'],
  ['OKAF', 'Mira Okafor'],
  ['mira okafor', 'Mira  Okafor'],
  ['mira o', 'Mira Okafor'],
  ['jané ok', 'Mira Jane Okafor'],
  ['marie', 'Anne-Marie'],
  ['anne-m', 'Anne-Marie'],
  ["o'c", "Sinéad O'Connor"],
  ['connor', 'Sinéad O’Connor'],
  ['rock', 'A$AP Rock.y'],
  ['東', '東京 Hikaru'],
  ['hik', '東京 Hikaru'],
  ['zoe🎉', 'Zoe🎉'],
  ['فيروز', 'السيدة فيروز'],
  ['x', 'x'],
  ['a very long name that goes on beyond', 'A very long name that goes on beyond what anybody types'],
])('%s finds %s', (text, name) => {
  expect(finds(text, name)).toBe(true);
});

test.each([
  ['kafor', 'Mira Okafor'],
  ['okafor mira', 'Mira Okafor'],
  ['mira z', 'Mira Okafor'],
  ['', 'Mira'],
  ['mira', ''],
  ['-', 'Anne-Marie'],
  ['%', 'Mira'],
  ['a very long name that goes on behind', 'A very long name that goes on beyond what anybody types'],
])('“%s” does not find “%s”', (text, name) => {
  expect(finds(text, name)).toBe(false);
});

test('a name of many words or letters has few tokens', () => {
  expect(nameStarts('a-'.repeat(40)).length).toBeLessThan(300);
  expect(nameStarts('word '.repeat(16)).every((start) => [...start].length <= 24)).toBe(true);
});
