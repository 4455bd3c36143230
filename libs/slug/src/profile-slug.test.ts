import { describe, expect, it } from 'vitest';
import { productSlugError, profileSlugError } from './profile-slug.ts';
import { isReservedSlug } from './reserved.ts';
import { PRODUCT_SLUG_SAMPLES, PROFILE_SLUG_SAMPLES } from './samples.ts';

describe('a profile slug', () => {
  for (const { slug, fault } of PROFILE_SLUG_SAMPLES) {
    it(`${JSON.stringify(slug)} ${fault ? `has the fault ${fault}` : 'may be claimed'}`, () => {
      expect(profileSlugError(slug)).toBe(fault);
    });
  }
});

describe('a product slug', () => {
  for (const { slug, fault } of PRODUCT_SLUG_SAMPLES) {
    it(`${JSON.stringify(slug)} ${fault ? `has the fault ${fault}` : 'is fine'}`, () => {
      expect(productSlugError(slug)).toBe(fault);
    });
  }
});

it('the names of both sites are reserved wherever they stand', () => {
  expect(isReservedSlug('the-4track-tapes')).toBe(true);
  expect(isReservedSlug('countin-records')).toBe(true);
  expect(isReservedSlug('four-track')).toBe(false);
});
