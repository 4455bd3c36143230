import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CATALOGUES } from '../testing/catalogue-texts.ts';
import { legacyBytes } from '../testing/legacy-bytes.ts';
import { detectEncoding, MOST_TEXTS } from './detect-encoding.ts';
import type { TextEncoding } from './encoding.ts';

const UNICODE = ['utf-8', 'utf-16le', 'utf-16be'] as const;

function bytesOf(text: string, encoding: TextEncoding): Uint8Array<ArrayBuffer> {
  const bytes = legacyBytes(text, encoding);
  if (!bytes) throw new Error(`${encoding} lacks a character of ${text}`);
  return bytes;
}

const SAVED = CATALOGUES.flatMap(({ language, legacy, lines }) =>
  [...UNICODE, ...legacy].map((encoding) => ({ language, encoding, lines })),
);

describe.each(SAVED)('$language in $encoding', ({ encoding, lines }) => {
  test('a file of a few rows, and a long one, is read in its encoding', () => {
    for (const times of [1, 200]) {
      const text = `${Array<string>(times).fill(lines.join('\r\n')).join('\r\n')}\r\n`;
      const guess = detectEncoding(bytesOf(text, encoding));
      expect(guess.encoding).toBe(encoding);
      expect(guess.certain).toBe((UNICODE as readonly string[]).includes(encoding));
    }
  });

  test('a person sees the right texts among the candidates of a single row', () => {
    for (const line of lines.filter((text) => /[^ -~]/.test(text))) {
      const guess = detectEncoding(bytesOf(line, encoding));
      const right = [guess, ...guess.others].slice(0, 4).find((candidate) => candidate.encoding === encoding);
      expect(right, line).toBeDefined();
      for (const text of right?.texts ?? []) expect(line).toContain(text);
    }
  });

  test('no wrong guess is certain, of no cell and no part of one', () => {
    const letters = [...new Set(lines.join(''))];
    const cells = lines.flatMap((line) => line.split(/[,;]/));
    const parts = fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 12 }).map((part) => part.join(''));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.constantFrom(...cells),
          parts,
          parts.map((part) => part.toUpperCase()),
        ),
        (text) => {
          // Of UTF-16 without a mark and without a line break, ASCII has the same bytes.
          const bytes = legacyBytes(encoding.startsWith('utf-16') ? `${text}\n` : text, encoding);
          if (!bytes || /^[ -~]*$/.test(text)) return;
          const guess = detectEncoding(bytes);
          if (guess.certain) expect([text, guess.encoding]).toEqual([text, encoding]);
        },
      ),
      { numRuns: 300 },
    );
  });
});

test.each([
  ['\xEF\xBB\xBFa', 'utf-8'],
  ['\xFF\xFEa\0', 'utf-16le'],
  ['\xFE\xFF\0a', 'utf-16be'],
])('a byte order mark decides: %j is %s', (text, encoding) => {
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  expect(detectEncoding(bytes)).toMatchObject({ encoding, certain: true });
});

test.each([
  ['BEYONCÉ’S', 'windows-1252'],
  ['CAFÉ\u00A0:', 'windows-1252'],
  ['联通', 'gb18030'],
  ['茅台', 'gb18030'],
  ['ﾐｷ', 'shift_jis'],
  ['Сё', 'windows-1251'],
  ['Café', 'windows-1252'],
  ['remix책', 'euc-kr'],
] as const)('%s in %s is not taken for UTF-8 with certainty', (text, encoding) => {
  const guess = detectEncoding(bytesOf(text, encoding));
  expect(guess.certain).toBe(false);
  expect([guess, ...guess.others].map((candidate) => candidate.encoding)).toContain(encoding);
});

test.each(['Motörhead', 'Beyoncé, Café', 'it’s', 'Caf\u0065\u0301s'])(
  'one accent within a word makes UTF-8 certain: %s',
  (text) => {
    expect(detectEncoding(bytesOf(text, 'utf-8'))).toMatchObject({ encoding: 'utf-8', certain: true });
  },
);

test('ASCII is UTF-8, and nobody is asked', () => {
  expect(detectEncoding(bytesOf('a,b\r\n1,2', 'utf-8'))).toEqual({
    encoding: 'utf-8',
    texts: [],
    certain: true,
    others: [],
  });
});

test('Japanese in ISO-2022-JP, which looks like ASCII, is not UTF-8 with certainty', () => {
  expect(detectEncoding(bytesOf('a,\x1B$B$"$$\x1B(B\r\n', 'utf-8')).certain).toBe(false);
});

test('a sample that ends within a character is UTF-8 all the same', () => {
  const bytes = bytesOf('夜の散歩,山田花子,夜の散歩', 'utf-8');
  for (const cut of [1, 2])
    expect(detectEncoding(bytes.subarray(0, -cut))).toMatchObject({ encoding: 'utf-8', certain: true });
});

test('each candidate shows a few short texts, each once', () => {
  const cells = Array.from({ length: 40 }, (_, at) => `Ünter ${at % 9} ${'ö'.repeat(300)}`);
  const { texts } = detectEncoding(bytesOf(cells.join('\r\n'), 'windows-1252'));
  expect(texts).toHaveLength(MOST_TEXTS);
  expect(new Set(texts).size).toBe(MOST_TEXTS);
  for (const text of texts) expect(text.length).toBeLessThanOrEqual(80);
});

test('bytes that are no text are no certain encoding', () => {
  fc.assert(
    // Every byte is as likely as another. Arrays of the generator prefer small numbers, which are UTF-16 often enough.
    fc.property(fc.string(), fc.integer({ min: 40, max: 64 }), (seed, length) => {
      const bytes = new Uint8Array(createHash('sha512').update(seed).digest().subarray(0, length));
      const guess = detectEncoding(bytes);
      expect(guess.certain && guess.encoding.startsWith('utf-16') && bytes[0] !== 0xff && bytes[0] !== 0xfe).toBe(
        false,
      );
    }),
  );
});

test('a sample of one long word, and others of hostile repetition, are looked at in passing', () => {
  for (const part of ['a', ' ', '"', "'", 'é', '\0'])
    expect(detectEncoding(bytesOf(part.repeat(65_000), 'utf-8')).encoding).toBeDefined();
});
