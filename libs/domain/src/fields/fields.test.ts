import * as v from 'valibot';
import { expect, test } from 'vitest';
import { optionalText, requiredText } from './fields.ts';

test.each([
  ['an override', '\u202eevil\u202c', 'evil'],
  ['isolates without their end', 'a\u2066b\u2067c\u2068d\u2069', 'abcd'],
  ['control characters', 'a\u0000b\u001bc\u007fd\u0085', 'abcd'],
  ['blanks around', '  Salt \u0000 ', 'Salt'],
])('%s: a text is stored and shown without', (_, given, kept) => {
  expect(v.parse(requiredText(20), given)).toBe(kept);
  expect(v.parse(optionalText(20), given)).toBe(kept);
});

test.each(['two\nlines\tand a tab', 'שלום\u200f!', 'क्\u200dष', '👩\u200d🎤', 'می\u200cخواهم'])(
  '%j is written with its parts',
  (text) => {
    expect(v.parse(optionalText(40), text)).toBe(text);
  },
);

test.each(['a\ud800', '\udfffb', 'x\udc00\ud800y'])('%j, which no database takes, is no text', (text) => {
  for (const schema of [requiredText(20), optionalText(20)])
    expect(v.safeParse(schema, text).issues?.[0].message).toBe('field/text');
});

test.each(['', '  ', '\u200b', '\u200b\u2060\ufeff', '\u202e', '\u3164', '\u2800'])('%j is no name', (text) => {
  expect(v.safeParse(requiredText(20), text).issues?.[0].message).toBe('field/required');
});
