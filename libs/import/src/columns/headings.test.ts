import { LANGUAGES } from '@countin/domain/locale';
import { expect, it, test } from 'vitest';
import { COLUMNS } from './columns.ts';
import { headingKey, recogniseHeadings } from './headings.ts';

test.each(LANGUAGES)('no two columns have the same name in %s', (language) => {
  const owners = new Map<string, string>();
  const doubles: string[] = [];
  for (const { id, names } of COLUMNS) {
    for (const key of new Set(names[language].map(headingKey))) {
      if (owners.has(key) || key === '') doubles.push(`${key}: ${owners.get(key)}, ${id}`);
      owners.set(key, id);
    }
  }
  expect(doubles).toEqual([]);
});

test.each(LANGUAGES)('the first name of each column in %s means that column alone', (language) => {
  const first = COLUMNS.map(({ names }) => names[language][0] ?? '');
  expect(recogniseHeadings(first)).toEqual({ mapping: COLUMNS.map(({ id }) => id), ambiguous: [], doubles: [] });
});

test.each([
  ['RELEASE_DATE', 'releaseDate'],
  ['Release Date (YYYY-MM-DD) *', 'releaseDate'],
  ['  Ｒｅｌｅａｓｅ　ｄａｔｅ  ', 'releaseDate'],
  ['Genero Musical', 'genre'],
  ['발매일', 'releaseDate'],
  ['発売日（年月日）', 'releaseDate'],
  ['Veroeffentlichungsdatum', null],
  ['VÖ-Datum', 'releaseDate'],
  ['(P) Line', 'pLine'],
  ['℗', 'pLine'],
  ['© Line', 'cLine'],
  ['Spotify URL', 'link.spotify'],
  ['Lien Spotify', 'link.spotify'],
  ['Spotifyリンク', 'link.spotify'],
  ['Catalog #', 'catalogueNumber'],
  ['Catalog Number #', 'catalogueNumber'],
  ['رقم الكتالوج', 'catalogueNumber'],
  ['', null],
  ['Royalties', null],
])('%s is %s', (heading, column) => {
  expect(recogniseHeadings([heading]).mapping).toEqual([column]);
});

it('a heading that names two columns is left to the person, whose choice holds', () => {
  const asked = recogniseHeadings(['Artist', 'Edition', 'Title', 'Release title']);
  expect(asked).toEqual({
    mapping: ['artist', null, null, null],
    ambiguous: [{ index: 1, choices: ['version', 'credit.publisher'] }],
    doubles: [{ column: 'title', indexes: [2, 3] }],
  });
  const chosen = new Map([
    [0, null],
    [1, 'version'],
    [3, 'title'],
  ] as const);
  expect(recogniseHeadings(['Artist', 'Edition', 'Title', 'Release title'], chosen)).toEqual({
    mapping: [null, 'version', null, 'title'],
    ambiguous: [],
    doubles: [],
  });
});

it('a heading of many characters is read at once and means nothing', () => {
  expect(recogniseHeadings(['('.repeat(1_000_000), 'Title']).mapping).toEqual([null, 'title']);
});
