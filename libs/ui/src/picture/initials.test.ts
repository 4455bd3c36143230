import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Mira Okafor', 'M'],
  ['  björk ', 'B'],
  ['👩🏽‍🎤 Nova', '👩🏽‍🎤'],
  ['E\u0301lan', 'É'.normalize('NFD')],
  ['नीला', 'नी'],
  ['', ''],
])('%j has the single initial %j', (name, initial) => {
  expect(initials(name, 1)).toBe(initial);
});
