import fc from 'fast-check';
import twitter from 'twitter-text';
import { expect, it } from 'vitest';
import { countText } from './count-text.ts';

const onX = (text: string) => twitter.parseTweet(text).weightedLength;
const LINKS = [
  'countin.fm',
  'www.countin.fm/release/mira.low-sun',
  'https://countin.fm/release/mira.low-sun?x=1&y=2#top',
  'http://x.example.com:8080/a_(b)/c.',
  'https://münchen.de/ä',
  'linktr.ee/mira',
];
const WORDS = [
  'Low',
  'Sun',
  '新しい',
  '歌',
  '노래',
  'أغنية',
  'गीत',
  'é',
  'mira@example.com',
  '@mira',
  '#LowSun',
  '$MIRA',
  '1.5',
];
const BETWEEN = [
  ' ',
  '\n',
  ', ',
  '. ',
  '! ',
  '? ',
  ' – ',
  '…',
  '、',
  '。',
  '（',
  '）',
  '「',
  '」',
  ' (',
  ') ',
  ': ',
  '👨‍👩‍👧‍👦',
  ' 😀 ',
];
const SIGNS = [
  '.',
  ',',
  '!',
  '-',
  '_',
  '/',
  '(',
  ')',
  ':',
  '@',
  '#',
  '&',
  '=',
  '~',
  "'",
  '"',
  'https://',
  'e.g.',
  'U.K.',
];

const of = (texts: readonly string[]) => fc.constantFrom(...texts);
const joined = (parts: fc.Arbitrary<string | readonly string[]>, maxLength: number) =>
  fc.array(parts, { minLength: 1, maxLength }).map((found) => found.flat().join(''));

it('counts sentences with links as X’s library does', () => {
  const sentence = joined(fc.tuple(of([...LINKS, ...WORDS]), of(BETWEEN)), 6);
  fc.assert(
    fc.property(sentence, (text) => void expect(countText(text, 'weighted')).toBe(onX(text))),
    { numRuns: 3000, seed: 1 },
  );
});

it('never counts less than X’s library, whatever is beside a link', () => {
  const glued = joined(of([...LINKS, ...WORDS, ...BETWEEN, ...SIGNS]), 6);
  fc.assert(
    fc.property(glued, (text) => void expect(countText(text, 'weighted')).toBeGreaterThanOrEqual(onX(text))),
    { numRuns: 3000, seed: 1 },
  );
});
