import { describe, expect, it } from 'vitest';
import { productSlugError, profileSlugError } from './profile-slug.ts';
import { isReservedSlug } from './reserved.ts';
import { PRODUCT_SLUG_SAMPLES, PROFILE_SLUG_SAMPLES } from './samples.ts';

describe('a profile slug', () => {
  for (const { slug, errorCode } of PROFILE_SLUG_SAMPLES) {
    it(`${JSON.stringify(slug)} ${errorCode ? `has the error ${errorCode}` : 'may be claimed'}`, () => {
      expect(profileSlugError(slug)).toBe(errorCode);
    });
  }
});

describe('a product slug', () => {
  for (const { slug, errorCode } of PRODUCT_SLUG_SAMPLES) {
    it(`${JSON.stringify(slug)} ${errorCode ? `has the error ${errorCode}` : 'is fine'}`, () => {
      expect(productSlugError(slug)).toBe(errorCode);
    });
  }
});

it('the names of both sites are reserved in any position', () => {
  expect(isReservedSlug('the-4track-tapes')).toBe(true);
  expect(isReservedSlug('countin-records')).toBe(true);
  expect(isReservedSlug('four-track')).toBe(false);
});
