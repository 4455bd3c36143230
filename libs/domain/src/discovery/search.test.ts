import { describe, expect, test } from 'vitest';
import { LIMITS } from '../fields/limits.ts';
import { isFullMatch, matchOf } from './score.ts';
import { parseSearch, withCorrections } from './search-query.ts';
import { correctableWords, type SearchText } from './search-text.ts';
import { beginning, pairTerm, searchTerms } from './terms.ts';

const text = (change: Partial<SearchText> = {}): SearchText => ({
  artist: 'Mira & the Okafors',
  artistSlug: 'mira-and-the-okafors',
  artists: ['Elin'],
  title: 'Canção do Ferry',
  slug: 'cancao-do-ferry',
  version: 'Live',
  label: 'Tidewrack Records',
  tracks: ['Harbour Light', 'L’eau'],
  ...change,
});
const typedWords = (typed: string) => parseSearch(typed).words.map((word) => word.text);
const isFound = (typed: string, of = text()) => {
  const query = parseSearch(typed);
  return query.words.length > 0 && isFullMatch(query, matchOf(query, of));
};

describe('a query', () => {
  test.each([
    ['ferry mira', true],
    ['mira okafors cancao', true],
    ['MIRA AND THE OKAFORS', true],
    ['mira und okafors', true],
    ['harb tide', true],
    ['eau', true],
    ['elin live', true],
    ['erry', false],
    ['ferry nowhere', false],
  ])('%s finds the release: %s', (typed, expected) => {
    expect(isFound(typed)).toBe(expected);
  });

  test('of CJK text finds by any neighbouring characters, in either kana', () => {
    const slugs = { artistSlug: 'yuki-tanabe', slug: 'yoru-no-furin' };
    const japanese = text({ title: '夜の風鈴', artist: '田辺ゆき', tracks: [], ...slugs });
    for (const typed of ['風鈴', '夜の風鈴', '田辺 風鈴', 'ユキ', '夜', 'Tanabe', 'furin', 'tanabe 風鈴'])
      expect(isFound(typed, japanese), typed).toBe(true);
    expect(isFound('鈴風', japanese)).toBe(false);
  });

  test('in mixed directions has the words of both', () => {
    expect(typedWords('\u202Bmira\u202C القمر 2')).toEqual(['mira', 'قمر', '2']);
  });

  test.each([
    ['ten thousand characters', 'x'.repeat(10_000), 1],
    ['many words', 'ab cd '.repeat(2000), 2],
    ['very many words', Array.from({ length: 3000 }, (_, at) => `w${at}`).join(' '), 12],
    ['combining marks', '\u0301'.repeat(10_000), 0],
    ['half of a surrogate pair', '\ud83c', 0],
    ['one letter', 'x', 1],
    ['spaces', '   ', 0],
    ['emoji', '🎵'.repeat(3000), 0],
    ['articles', 'the and', 2],
  ])('of %s is bounded', (_what, typed, words) => {
    const query = parseSearch(typed);
    expect(query.words).toHaveLength(words);
    expect(query.words.every((word) => word.text.length <= LIMITS.searchText)).toBe(true);
    expect(query.key.length).toBeLessThanOrEqual(2 * LIMITS.searchText);
  });

  test('that finds the same has the same key', () => {
    expect(parseSearch('  Beyoncé – LIVE ').key).toBe(parseSearch('beyonce live').key);
  });

  test('takes corrected words', () => {
    const query = withCorrections(parseSearch('mira fery'), new Map([['fery', ['fury', 'ferry']]]));
    expect(isFullMatch(query, matchOf(query, text()))).toBe(true);
  });
});

describe('a score', () => {
  test.each([
    ['a whole title above a beginning', 'love', { title: 'Love' }, { title: 'Lovers' }],
    ['a title above a track', 'love', { title: 'Love Song' }, { tracks: ['Love Song'] }],
    ['a title above a label', 'love', { title: 'Love Song' }, { label: 'Love Records' }],
    [
      'a whole title above half of one',
      'love mir',
      { title: 'Love', artist: 'Mira Okafor' },
      { title: 'Love Song', artist: 'Mira Okafor' },
    ],
    ['exactly that above more', 'love', { title: 'Love' }, { title: 'Love Song' }],
    [
      'artist and title above two of a track',
      'love mira',
      { title: 'Love', artist: 'Mira' },
      { tracks: ['Love Mira'] },
    ],
    ['an artist above a title that begins alike', 'mira', { artist: 'Mira Okafor' }, { title: 'Mirador' }],
    ['an artist above a title that says the same', 'mira', { artist: 'Mira Okafor' }, { title: 'Mira' }],
    ['an artist’s slug above a title', 'tanabe', { artistSlug: 'yuki-tanabe' }, { title: 'Tanabe' }],
    ['an exact artist above a word of it', 'mira', { artist: 'Mira' }, { artist: 'Mira Okafor' }],
  ])('puts %s', (_what, typed, better, worse) => {
    const query = parseSearch(typed);
    const score = (change: Partial<SearchText>) =>
      matchOf(query, text({ artist: 'X', artistSlug: 'x', title: 'Y', slug: 'y', tracks: [], ...change })).score;
    expect(score(better)).toBeGreaterThan(score(worse));
  });
});

describe('terms', () => {
  const terms = searchTerms(text());

  test('have the beginnings of words, pairs of two words in either order, and whole names', () => {
    for (const term of ['c', 'cancao', 'ferry', 'harbour', 'eau', 'leau']) expect(terms).toContain(term);
    expect(terms).toContain(pairTerm('can', 'mir'));
    expect(terms).toContain(pairTerm('okafo', 'ferry'));
    expect(terms).toContain(pairTerm('harbo', 'light'));
    expect(terms).toContain(pairTerm('har', 'mir'));
    expect(terms).not.toContain(pairTerm('har', 'tid'));
    for (const typed of ['Canção do Ferry', 'mira and okafors', 'the mira okafors cancao do ferry'])
      expect(terms, typed).toContain(parseSearch(typed).whole);
    expect(beginning('extraordinarily')).toHaveLength(12);
  });

  test('are bounded and distinct, whatever is published', () => {
    const long = Array.from({ length: 100 }, (_, at) => `word${at}abcdefghijklmnop`).join(' ');
    const many = searchTerms(
      text({
        title: long,
        artist: '風'.repeat(80),
        artists: Array.from({ length: 10 }, () => long),
        tracks: Array.from({ length: 100 }, () => long),
      }),
    );
    const none = { artistSlug: '', slug: '' };
    expect(many.length).toBeLessThanOrEqual(2010);
    expect(new Set(many).size).toBe(many.length);
    expect(
      searchTerms(text({ artist: '…', artists: [], title: '—', version: '', label: '', tracks: [], ...none })),
    ).toEqual([]);
  });

  test('words that may be meant are those of scripts with spaces, from four letters on', () => {
    expect(correctableWords(text({ title: '夜の風鈴 Go', slug: 'yoru-no-furin', tracks: [] }))).toEqual([
      'mira',
      'okafors',
      'live',
      'tidewrack',
      'records',
      'elin',
      'yoru',
      'furin',
    ]);
  });
});
