import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { compareArtists } from './compare-artists.ts';
import { compareTexts } from './compare-texts.ts';

test.each([
  ['low sun', 'low sun', 'same'],
  ['day break', 'daybreak', 'same'],
  ['low sun long water', 'low sun long watter', 'near'],
  ['low sun', 'low son', 'different'],
  ['ebb', 'ebba', 'different'],
  ['low sun', 'high moon', 'different'],
  ['tides volume 1', 'tides volume 2', 'different'],
  ['tides part ii', 'tides part iii', 'different'],
  ['夜の風鈴', 'yoru no fuurin', 'unknown'],
  ['夜の風鈴', '夜の海', 'different'],
  ['أغنية', 'ughniya', 'unknown'],
  ['', 'low sun', 'unknown'],
])('%s and %s are %s', (one, other, verdict) => {
  expect(compareTexts(one, other)).toBe(verdict);
});

it('comparing is symmetric, and a text is the same as itself', () => {
  const text = fc.stringMatching(/^[a-z]{1,12}( [a-z0-9]{1,8})?$/);
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(compareTexts(one, other)).toBe(compareTexts(other, one));
      expect(compareTexts(one, one)).toBe('same');
    }),
  );
});

test.each([
  [['Mira Okafor'], ['MIRA OKAFOR'], 'same'],
  [['Mira Okafor'], ['Mira Okafor', 'Elin Lindqvist'], 'same'],
  [['Mira Okafor'], ['Mira Okafor feat. Elin Lindqvist'], 'same'],
  [['Mira & Elin'], ['Mira', 'Elin'], 'same'],
  [['Mira', 'Elin'], ['Elin & Mira'], 'same'],
  [['The Ferry Band'], ['Ferry Band'], 'same'],
  [['Beyoncé'], ['Beyonce'], 'same'],
  [['Mira Okafor'], ['Kumo', 'Mira Okafor'], 'partly'],
  [['Mira Okafor'], ['Mira Okafor Tribute Band'], 'partly'],
  [['Mira Okafor'], ['Various Artists'], 'unknown'],
  [['Mira Okafor'], ['ミラ・オカフォー'], 'unknown'],
  [['Mira Okafor'], [], 'unknown'],
  [['Mira Okafor'], ['Kumo'], 'different'],
] as const)('%o and %o are %s', (wanted, found, verdict) => {
  expect(compareArtists(wanted, found)).toBe(verdict);
});
