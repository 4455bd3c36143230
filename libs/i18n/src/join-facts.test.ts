import { expect, it } from 'vitest';
import { joinFacts } from './join-facts.ts';

it('facts are joined in a row, without empty ones', () => {
  expect(joinFacts(['Mira', null, 'Single', undefined, ''])).toBe('Mira · Single');
});

it('facts of two directions are isolated from each other', () => {
  expect(joinFacts(['Mira', '27 نوفمبر'])).toBe('\u2068Mira\u2069 · \u206827 نوفمبر\u2069');
});
