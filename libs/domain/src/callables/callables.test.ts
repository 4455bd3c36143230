import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { callables } from './callables.ts';
import { anArtistProfile, aProductContent } from '../testing/builders.ts';

describe('the callables', () => {
  it('are named by function and operation', () => {
    for (const [key, { name }] of Object.entries(callables))
      expect(name).toMatch(new RegExp(`^(?:studio|fans|account)/${key}$`));
  });

  it('take what forms give and nothing more', () => {
    const {
      id,
      createdBy,
      createdAt,
      updatedAt,
      labelBrand: _branding,
      newsLabel: _news,
      country: _country,
      ...profile
    } = anArtistProfile();
    const input = { kind: 'artist', ...profile };
    expect(v.parse(callables.createProfile.input, { ...input, id, createdBy, createdAt, updatedAt })).toEqual(input);
    expect(
      v.is(callables.createRelease.input, { artistId: 'artist-mira', productSlug: 'tide-lines', ...aProductContent() }),
    ).toBe(true);
  });

  it('refuse a slug that may not be claimed, with its code', () => {
    const parsed = v.safeParse(callables.createProfile.input, { kind: 'artist', customSlug: 'login', name: 'Mira' });
    expect(parsed.issues?.map((issue) => issue.message)).toEqual(['slug/reserved']);
  });

  it('refuse a token of another shape', () => {
    expect(v.is(callables.confirmSignup.input, { token: 'A'.repeat(43) })).toBe(true);
    expect(v.is(callables.confirmSignup.input, { token: 'A'.repeat(42) })).toBe(false);
  });
});
