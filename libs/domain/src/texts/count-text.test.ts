import { describe, expect, it } from 'vitest';
import { countText, measureText } from './count-text.ts';
import { TEXT_KINDS, TEXT_LIMITS, type CountingRule } from './text-kinds.ts';

const FAMILY = '👨‍👩‍👧‍👦';
const FLAG = '🇧🇷';
const THUMB = '👍🏽';
const KEYCAP = '1️⃣';
const URL_LONG = `https://countin.fm/release/mira-okafor.low-sun?x=${'y'.repeat(80)}`;

/** Length of each text by each rule. X’s column follows its published examples and configuration. */
const LENGTHS: readonly (readonly [text: string, Readonly<Record<CountingRule, number>>])[] = [
  ['', { utf16: 0, bytes: 0, graphemes: 0, 'graphemes-links': 0, 'emoji-bytes': 0, weighted: 0 }],
  ['Low Sun', { utf16: 7, bytes: 7, graphemes: 7, 'graphemes-links': 7, 'emoji-bytes': 7, weighted: 7 }],
  ['Grüße', { utf16: 5, bytes: 7, graphemes: 5, 'graphemes-links': 5, 'emoji-bytes': 5, weighted: 5 }],
  // Decomposed: X normalises to NFC.
  ['e\u0301', { utf16: 2, bytes: 3, graphemes: 1, 'graphemes-links': 1, 'emoji-bytes': 2, weighted: 1 }],
  ['新しい歌', { utf16: 4, bytes: 12, graphemes: 4, 'graphemes-links': 4, 'emoji-bytes': 4, weighted: 8 }],
  ['새 노래', { utf16: 4, bytes: 10, graphemes: 4, 'graphemes-links': 4, 'emoji-bytes': 4, weighted: 7 }],
  ['أغنية', { utf16: 5, bytes: 10, graphemes: 5, 'graphemes-links': 5, 'emoji-bytes': 5, weighted: 5 }],
  ['गीत', { utf16: 3, bytes: 9, graphemes: 2, 'graphemes-links': 2, 'emoji-bytes': 3, weighted: 3 }],
  ['😀', { utf16: 2, bytes: 4, graphemes: 1, 'graphemes-links': 1, 'emoji-bytes': 4, weighted: 2 }],
  [FAMILY, { utf16: 11, bytes: 25, graphemes: 1, 'graphemes-links': 1, 'emoji-bytes': 25, weighted: 2 }],
  [FLAG, { utf16: 4, bytes: 8, graphemes: 1, 'graphemes-links': 1, 'emoji-bytes': 8, weighted: 2 }],
  [THUMB, { utf16: 4, bytes: 8, graphemes: 1, 'graphemes-links': 1, 'emoji-bytes': 8, weighted: 2 }],
  [KEYCAP, { utf16: 3, bytes: 7, graphemes: 1, 'graphemes-links': 1, 'emoji-bytes': 7, weighted: 2 }],
  ['©', { utf16: 1, bytes: 2, graphemes: 1, 'graphemes-links': 1, 'emoji-bytes': 2, weighted: 1 }],
  ['“…”', { utf16: 3, bytes: 9, graphemes: 3, 'graphemes-links': 3, 'emoji-bytes': 3, weighted: 4 }],
  [
    URL_LONG,
    {
      utf16: URL_LONG.length,
      bytes: URL_LONG.length,
      graphemes: URL_LONG.length,
      'graphemes-links': 23,
      'emoji-bytes': URL_LONG.length,
      weighted: 23,
    },
  ],
];

describe.each(LENGTHS)('%j', (text, lengths) => {
  it.each(Object.entries(lengths))('counts by %s', (rule, length) => {
    expect(countText(text, rule as CountingRule)).toBe(length);
  });
});

describe('links on X', () => {
  it.each([
    ['Out: https://a.example/x.', 5 + 23 + 1],
    ['(https://a.example/x)', 1 + 23 + 1],
    ['https://a.example/x、https://b.example/y', 23 + 2 + 23],
    // Without a scheme, the greater of both readings counts.
    ['countin.fm', 23],
    ['mira.example/a-very-long-path-of-a-page', 39],
    ['Mr. Smith', 9],
    ['@mira.okafor', 12],
    ['mira@example.com', 16],
  ])('%s counts %i', (text, length) => {
    expect(countText(text, 'weighted')).toBe(length);
  });
});

it('on Mastodon, a host name without a scheme is no link', () => {
  expect(countText('countin.fm', 'graphemes-links')).toBe(10);
});

describe.each(TEXT_KINDS)('the limit of %s', (kind) => {
  const { limit, stored } = TEXT_LIMITS[kind];

  it('is reached, not exceeded, by as many letters', () => {
    expect(measureText(kind, 'a'.repeat(limit))).toEqual({ length: limit, limit, over: 0 });
    expect(measureText(kind, 'a'.repeat(limit + 3)).over).toBe(3);
  });

  it('is within what is stored, so that a longer post can be kept', () => {
    expect(stored).toBeGreaterThanOrEqual(limit);
  });
});
