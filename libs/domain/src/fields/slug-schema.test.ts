import { PRODUCT_SLUG_SAMPLES, PROFILE_SLUG_SAMPLES } from '@countin/slug/samples';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { productSlugSchema, profileSlugSchema } from './slug-schema.ts';

for (const [name, schema, samples] of [
  ['profile', profileSlugSchema, PROFILE_SLUG_SAMPLES],
  ['product', productSlugSchema, PRODUCT_SLUG_SAMPLES],
] as const) {
  describe(`a ${name} slug in a form`, () => {
    for (const { slug, errorCode } of samples) {
      // The schema trims its input, so untrimmed samples are not comparable.
      if (slug !== slug.trim()) continue;
      it(`${JSON.stringify(slug)} ${errorCode ? `has the error ${errorCode}` : 'is fine'}`, () => {
        expect(v.safeParse(schema, slug).issues?.map((issue) => issue.message) ?? []).toEqual(
          errorCode ? [errorCode] : [],
        );
      });
    }

    it('is a text', () => {
      expect(v.is(schema, 7)).toBe(false);
    });
  });
}
