import { expect, test } from 'vitest';
import { harmlessText } from './link-free-text.ts';

test.each([
  ['Tide Lines', 'Tide Lines'],
  ['  Salt \r\n Bcc: x ', 'Salt Bcc: x'],
  ['夜の海', '夜の海'],
  ['می‌خواهم', 'می‌خواهم'],
  ['R.E.M.', 'R.E.M.'],
  ['St. Vincent', 'St. Vincent'],
  ['Vol.2', 'Vol.2'],
  ['1999', '1999'],
  ['4:33', '4:33'],
  ['+', '+'],
  ['♥', '♥'],
  ['10,000 Days', '10,000 Days'],
])('%j can be in a mail as it is', (text, shown) => {
  expect(harmlessText(text)).toBe(shown);
});

test.each([
  ['Visit https://evil.example now', 'Visit now'],
  ['Win HTTP://EVIL', 'Win'],
  ['Cheap pills at evil.example/x?y#z!', 'Cheap pills at'],
  ['(www.evil.example)', null],
  ['evil.example', null],
  ['ｅｖｉｌ．ｅｘａｍｐｌｅ', null],
  ['e\u00advil.exam\u200bple now', 'e ple now'],
  ['write me@evil.example today', 'write today'],
  ['mailto:me', null],
  ['пример.рф', null],
  ['例え.テスト', null],
  ['will.i.am', null],
  ['see 203.0.113.5 soon', 'see soon'],
  ['call +1 (555) 123-4567 now', 'call now'],
  ['call 555.123.4567', 'call'],
  ['اتصل ٠٥٥٥ ١٢٣ ٤٥٦٧', 'اتصل'],
  ['evil.exhttps://xample', null],
  ['\u202eevil', 'evil'],
  ['   ', null],
  ['...', null],
])('%j is left without its links', (text, shown) => {
  expect(harmlessText(text)).toBe(shown);
});

test('is not longer than a subject may be, and cut between characters', () => {
  expect(harmlessText('x'.repeat(60))).toBe('x'.repeat(60));
  expect(harmlessText('x'.repeat(61))).toBe(`${'x'.repeat(59)}…`);
  expect(harmlessText('👩‍🎤'.repeat(80))).toBe(`${'👩‍🎤'.repeat(59)}…`);
});
