import { describe, expect, it, test } from 'vitest';
import fc from 'fast-check';
import { SLUGIFY_SAMPLES } from './samples.ts';
import { SLUG_MAX_LENGTH, SLUG_PATTERN } from './slug-limits.ts';
import { latinSlug, slugify, suggestSlug } from './slugify.ts';

describe('the slug helper', () => {
  for (const { text, slug } of SLUGIFY_SAMPLES) {
    it(`turns ${JSON.stringify(text)} into ${JSON.stringify(slug)}`, () => {
      expect(slugify(text)).toBe(slug);
    });
  }

  it('leaves a slug unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(slugify(slugify(text))).toBe(slugify(text));
      }),
    );
  });
});

describe('the slug without accents', () => {
  for (const { text, slug, latin = slug } of SLUGIFY_SAMPLES) {
    it(`of ${JSON.stringify(text)} is ${JSON.stringify(latin)}`, () => {
      expect(latinSlug(text)).toBe(latin);
    });
  }
});

describe('the offered slug', () => {
  for (const { text, slug, latin = '' } of SLUGIFY_SAMPLES) {
    it(`for ${JSON.stringify(text)} is the helper's, where it gives one`, () => {
      expect(suggestSlug(text)).toBe(slug || latin);
    });
  }

  it('of a long name is cut to the limit, without a hyphen at the cut', () => {
    expect(suggestSlug(`${'a'.repeat(49)} b`)).toBe('a'.repeat(49));
  });
});

test('the result is empty or has the format of a slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(slugify(text) || 'a').toMatch(SLUG_PATTERN);
      expect(suggestSlug(text) || 'a').toMatch(SLUG_PATTERN);
      expect(latinSlug(text) || 'a').toMatch(SLUG_PATTERN);
      expect(suggestSlug(text).length).toBeLessThanOrEqual(SLUG_MAX_LENGTH);
    }),
  );
});
