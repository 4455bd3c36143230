import { expect, test } from 'vitest';
import { genreOf } from './genre.ts';

test.each([
  ['folk', 'folk'],
  ['Folk', 'folk'],
  ['Hip-Hop/Rap', 'hip-hop-rap'],
  ['R&B/Soul', 'r-b-soul'],
  [' drum & bass ', 'drum-bass'],
  ['harbour pop', null],
  ['フォーク', null],
  ['', null],
])('“%s” is %s', (text, genre) => {
  expect(genreOf(text)).toBe(genre);
});
