import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { LIMITS } from '../fields/limits.ts';
import { CONSENT_WORDING_VERSION } from './consent-wording.ts';
import { signupInputSchema } from './signup-input.ts';

const input = {
  productId: 'product-tide',
  contact: ' fan@example.com ',
  consent: true,
  wordingVersion: CONSENT_WORDING_VERSION,
  language: 'en',
} as const;

describe('the signup form', () => {
  it('needs no name and no zone, and follows only if asked to', () => {
    expect(v.parse(signupInputSchema, input)).toEqual({
      ...input,
      contact: 'fan@example.com',
      name: '',
      zone: null,
      service: null,
      country: null,
      follow: false,
      labelId: null,
    });
  });

  for (const [errorCode, wrong] of [
    ['signup/contact-required', { contact: '   ' }],
    ['signup/contact-invalid', { contact: 'x'.repeat(LIMITS.contact + 1) }],
    ['signup/consent-required', { consent: false }],
    ['signup/wording-outdated', { wordingVersion: '2020-01' }],
    ['field/too-long', { name: 'x'.repeat(LIMITS.fanName + 1) }],
    ['field/id', { productId: '../users/x' }],
    ['moment/zone', { zone: 'Mars/Olympus' }],
    ['field/country', { country: 'pt' }],
  ] as const) {
    it(`with ${Object.keys(wrong)[0]} wrong has the error ${errorCode}`, () => {
      const parsed = v.safeParse(signupInputSchema, { ...input, ...wrong });
      expect(parsed.issues?.map((issue) => issue.message)).toEqual([errorCode]);
    });
  }
});
