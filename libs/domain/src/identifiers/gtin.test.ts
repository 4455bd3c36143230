import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { gtinCheckDigit, gtinSpellings, parseGtin, sameGtin, type Gtin } from './gtin.ts';

test.each([
  ['036000291452', '036000291452', '00036000291452'],
  ['0 36000 29145 2', '036000291452', '00036000291452'],
  ['0036000291452', '0036000291452', '00036000291452'],
  ['4006381333931', '4006381333931', '04006381333931'],
  ['400-6381-333931', '4006381333931', '04006381333931'],
  ['00036000291452', '00036000291452', '00036000291452'],
  ['10036000291459', '10036000291459', '10036000291459'],
  ['４００６３８１３３３９３１', '4006381333931', '04006381333931'],
  ['٤٠٠٦٣٨١٣٣٣٩٣١', '4006381333931', '04006381333931'],
  ['۴۰۰۶۳۸۱۳۳۳۹۳۱', '4006381333931', '04006381333931'],
  ['४००६३८१३३३९३१', '4006381333931', '04006381333931'],
])('%s is the code %s, compared as %s', (entered, text, key) => {
  expect(parseGtin(entered)).toEqual({ ok: true, gtin: { text, key } });
});

test.each([
  ['', { code: 'gtin/empty' }],
  [' - ', { code: 'gtin/empty' }],
  ['03600029145X', { code: 'gtin/characters' }],
  ['036000291452.0', { code: 'gtin/characters' }],
  ['36000291452', { code: 'gtin/length', length: 11 }],
  ['96385074', { code: 'gtin/length', length: 8 }],
  ['000036000291452', { code: 'gtin/length', length: 15 }],
  ['036000291453', { code: 'gtin/check-digit', expected: '2' }],
  ['4006381333932', { code: 'gtin/check-digit', expected: '1' }],
  ['4003681333931', { code: 'gtin/check-digit', expected: '7' }],
])('%s is refused: %o', (entered, error) => {
  expect(parseGtin(entered)).toEqual({ ok: false, error });
});

it('the digit named in the error completes a valid code', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9), { minLength: 11, maxLength: 13 }), fc.nat(9), (digits, last) => {
      const parsed = parseGtin([...digits, last].join(''));
      if (parsed.ok) return;
      expect(parsed.error.code).toBe('gtin/check-digit');
      if (parsed.error.code === 'gtin/check-digit')
        expect(parseGtin([...digits, parsed.error.expected].join('')).ok).toBe(true);
    }),
  );
});

it('any single wrong digit is noticed', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(9), { minLength: 12, maxLength: 12 }),
      fc.nat(11),
      fc.integer({ min: 1, max: 9 }),
      (digits, at, by) => {
        const right = [...digits, gtinCheckDigit(digits.join(''))];
        const wrong = right.map((digit, index) => (index === at ? (Number(digit) + by) % 10 : digit));
        expect(parseGtin(right.join('')).ok).toBe(true);
        expect(parseGtin(wrong.join('')).ok).toBe(false);
      },
    ),
  );
});

it('12, 13 and 14 digits of one code are the same', () => {
  const [upc, ean, other] = ['036000291452', '0036000291452', '4006381333931'].map(gtin);
  expect(sameGtin(upc!, ean!)).toBe(true);
  expect(sameGtin(upc!, other!)).toBe(false);
});

it('spellings begin with the one entered and keep every digit', () => {
  expect(gtinSpellings(gtin('036000291452'))).toEqual(['036000291452', '0036000291452', '00036000291452']);
  expect(gtinSpellings(gtin('0036000291452'))).toEqual(['0036000291452', '036000291452', '00036000291452']);
  expect(gtinSpellings(gtin('4006381333931'))).toEqual(['4006381333931', '04006381333931']);
  expect(gtinSpellings(gtin('10036000291459'))).toEqual(['10036000291459']);
});

function gtin(text: string): Gtin {
  const parsed = parseGtin(text);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.gtin;
}
