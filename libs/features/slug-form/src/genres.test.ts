import { LIMITS } from '@countin/domain/fields';
import { expect, it } from 'vitest';
import { readGenres } from './genres.ts';

it.each([
  ['', []],
  [' , ', []],
  ['folk', ['folk']],
  ['Folk, electronic,folk ', ['folk', 'electronic']],
  ['フォーク、電子音楽', ['フォーク', '電子音楽']],
  ['شعبي، إلكتروني', ['شعبي', 'إلكتروني']],
])('“%s” is %j', (text, genres) => {
  expect(readGenres(text)).toEqual({ genres, errorCode: null });
});

it('has a limit of genres and of letters', () => {
  const many = Array.from({ length: LIMITS.genres + 1 }, (_, at) => `genre ${at}`).join();
  expect(readGenres(many).errorCode).toBe('field/too-many');
  expect(readGenres('x'.repeat(LIMITS.genre + 1)).errorCode).toBe('field/too-long');
});
