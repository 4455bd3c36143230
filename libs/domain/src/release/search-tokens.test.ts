import { expect, test } from 'vitest';
import { hasSearchWords, searchWords } from '../fields/word-tokens.ts';
import { MOST_SEARCH_TOKENS, releaseSearchTokens } from './search-tokens.ts';

const tokens = releaseSearchTokens({
  title: 'Canção do Ferry',
  artistName: 'Mira Okafor',
  artistSlug: 'mira-okafor',
  productSlug: 'ferry-song',
  labelName: 'Tidewrack Records',
});
const finds = (text: string, among = tokens) => hasSearchWords(among, searchWords(text));
const NONE = { artistName: '', artistSlug: '', productSlug: '', labelName: '' };
const ofTitle = (title: string) => releaseSearchTokens({ ...NONE, title });

test('a release is found by prefixes of its words, in title, artist and label, in any order', () => {
  for (const text of ['c', 'canção', 'ferry mira', 'tide rec can', 'OKA', '  mira  '])
    expect(finds(text), text).toBe(true);
  for (const text of ['erry', 'mira untitled', 'ferryboat', 'x']) expect(finds(text), text).toBe(false);
});

test('a release is found by its version and by its featured artists', () => {
  const deluxe = releaseSearchTokens({
    title: 'Ferry',
    ...NONE,
    artistName: 'Mira Okafor',
    version: 'Deluxe Edition',
    artists: [{ name: 'Elin Lindqvist' }, { name: '田辺ゆき' }],
  });
  for (const text of ['deluxe ferry', 'elin', '田辺', 'mira lind']) expect(finds(text, deluxe), text).toBe(true);
});

test('a name in another script is found by its slug, which is in Latin letters', () => {
  const release = { title: '夜の風鈴', artistName: '田辺ゆき', labelName: '' };
  const japanese = releaseSearchTokens({ ...release, artistSlug: 'yuki-tanabe', productSlug: 'yoru-no-furin' });
  for (const text of ['Tanabe', 'furin', 'tanabe yoru', '風鈴 yuki']) expect(finds(text, japanese), text).toBe(true);
});

test('a word beyond the compared length still matches', () => {
  expect(finds('Internationales', ofTitle('Internationales Tanzorchester'))).toBe(true);
});

test.each([
  ['Beyoncé', 'beyonce'],
  ['Sigur Rós — Ágætis', 'agaetis ros'],
  ['Mø & Łona', 'mo lona'],
  ['Straße', 'strasse'],
  ['Don’t Stop', 'dont'],
  ["Don't Stop", 'don’t'],
  ['L’Île d’Aran', 'ile aran'],
  ["L'Île d'Aran", 'l’ile d’aran'],
  ["L'Île d'Aran", 'lile'],
  ['Rock ’n’ Roll', 'n roll'],
  ['ＦＵＬＬ　ＷＩＤＴＨ', 'full width'],
  ['أغنية الفجر', 'اغنيه'],
  ['ليلى', 'ليلي'],
  ['آه يا ليل', 'اه'],
  ['مـــوج', 'موج'],
  ['풍경', '풍'],
  ['夜の風鈴', '風鈴'],
])('%s is found by %s', (title, typed) => {
  expect(finds(typed, ofTitle(title))).toBe(true);
});

test('the number of tokens is bounded, and the title comes first', () => {
  const long = Array.from({ length: 40 }, (_, index) => `word${index}abcdefghijkl`).join(' ');
  const many = releaseSearchTokens({
    ...NONE,
    title: `First ${long}`,
    artistName: long.replaceAll('w', 'v'),
    labelName: long.replaceAll('w', 'z'),
  });
  expect(many.length).toBeLessThanOrEqual(MOST_SEARCH_TOKENS);
  expect(many).toContain('first');
  expect(ofTitle('風'.repeat(200)).length).toBeLessThanOrEqual(MOST_SEARCH_TOKENS);
});

test('a text without letters has none', () => {
  expect(ofTitle('— …')).toEqual([]);
  expect(searchWords('— …')).toEqual([]);
});
