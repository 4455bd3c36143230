// @vitest-environment node
import { LANGUAGES } from '@countin/domain/locale';
import { expect, test } from 'vitest';
import { isLatin } from '../src/brand/site-headings.ts';
import { cutHeadingTypeface, headingLetters } from './heading-typeface.ts';

test.each(LANGUAGES)(
  'the headings of the sites’ own pages in %s cost at most 5 kB, a wordmark alone 2',
  async (language) => {
    const { byteLength } = await cutHeadingTypeface(await headingLetters(language));
    expect(byteLength).toBeLessThan(isLatin(language) ? 5000 : 2000);
  },
);
