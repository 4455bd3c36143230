import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Mira Okafor', 'MO'],
  ['Ursula van der Ohm', 'UO'],
  ['  björk ', 'B'],
  ['👩🏽‍🎤 Nova', '👩🏽‍🎤N'],
  ['E\u0301lan', 'É'.normalize('NFD')],
  ['नीला', 'नी'],
  ['', ''],
])('%j has the initials %j', (name, initial) => {
  expect(initials(name)).toBe(initial);
});
