import { DISPLAY_TYPEFACES, TYPEFACE_BYTES, TYPEFACE_FACTS, type FiledTypeface } from '@countin/domain/appearance';
import { describe, expect, test } from 'vitest';
import { subsetText } from './subset-text.ts';

const FILED = DISPLAY_TYPEFACES.filter((typeface): typeface is FiledTypeface => typeface !== 'system');
const USUAL = 'Low Sun, Long Water Mira Okafor';
const LONG = 'The Quick Brown Fox Jumps Over a Lazy Dog (Deluxe Edition) & Other Songs, 1998–2024 — Vol. “XII” KQWVZYJ';

describe.each(FILED)('%s', (typeface) => {
  test('with the letters of a title and a name is small, and about as large as the editor says', async () => {
    const { base, letter } = TYPEFACE_FACTS[typeface].bytes;
    for (const text of [USUAL, LONG]) {
      const subsets = await subsetText(typeface, text);
      const bytes = subsets.reduce((sum, file) => sum + file.bytes.byteLength, 0);
      const letters = subsets.reduce((sum, file) => sum + file.letters.length, 0);
      expect(bytes, `${text}: ${bytes} bytes`).toBeLessThanOrEqual(TYPEFACE_BYTES);
      expect(bytes / (base + letters * letter)).toBeGreaterThan(0.75);
      expect(bytes / (base + letters * letter)).toBeLessThan(1.25);
    }
  });
});

test('letters beyond plain Latin come from further files', async () => {
  const subsets = await subsetText('serif', 'Łódź Ночь');
  expect(subsets.map(({ letters }) => letters)).toEqual(['dó', 'чНоь'.split('').sort().join(''), 'Łź']);
});

test('scripts that the typeface lacks are in no file', async () => {
  expect(await subsetText('poster', '潮の線 خط المد')).toEqual([]);
});
