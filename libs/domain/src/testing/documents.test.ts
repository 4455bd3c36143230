import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { LIMITS } from '../fields/limits.ts';
import { missingForPublishing } from '../release/listed-product.ts';
import { musicProductSchema, productContentSchema } from '../release/product.ts';
import { labelProfileSchema } from '../profile/label-profile.ts';
import { artistProfileSchema, profileTextSchema } from '../profile/profile.ts';
import { releasePageSchema } from '../release/release-page.ts';
import { signupRecord } from '../documents/signup-documents.ts';
import { userSchema } from '../account/user.ts';
import {
  aLabelProfile,
  aMusicProduct,
  anArtistProfile,
  aProductContent,
  aReleasePage,
  aSignup,
  aStoreLink,
  aTrack,
  aUser,
} from './builders.ts';

const errorCodesOf = (schema: v.GenericSchema, input: unknown) =>
  v.safeParse(schema, input).issues?.map((issue) => issue.message) ?? [];
const texts = (length: number, size = 1) => Array.from({ length }, () => 'x'.repeat(size));

describe('the example documents', () => {
  for (const [name, schema, document] of [
    ['a user', userSchema, aUser()],
    ['an artist profile', artistProfileSchema, anArtistProfile()],
    ['a label profile', labelProfileSchema, aLabelProfile()],
    ['a music product', musicProductSchema, aMusicProduct()],
    ['a release page', releasePageSchema, aReleasePage()],
    ['a signup', signupRecord.schema, aSignup()],
  ] as const) {
    it(`${name} is valid and parses to itself`, () => {
      expect(v.parse(schema as v.GenericSchema, document)).toEqual(document);
    });
  }
});

describe('a document', () => {
  it('with timestamps of either SDK reads as milliseconds', () => {
    const timestamp = { toMillis: () => 1_700_000_000_000 };
    expect(v.parse(musicProductSchema, { ...aMusicProduct(), createdAt: timestamp }).createdAt).toBe(1_700_000_000_000);
    expect(v.is(musicProductSchema, { ...aMusicProduct(), createdAt: '2026-01-01' })).toBe(false);
  });

  it('of a user without a type is an artist’s, without a subscription a free one', () => {
    expect(v.parse(userSchema, { uid: 'u', displayName: '' })).toEqual({
      uid: 'u',
      displayName: '',
      userType: 'artist',
      subscription: 'free',
      suspended: false,
      endedSessions: [],
      validAfter: 0,
      picture: null,
      proRequestedAt: null,
      artistRoles: {},
      deletedArtistRoles: {},
      labelRoles: {},
      agreedArtists: {},
    });
  });

  it('with an unknown field loses it', () => {
    expect(v.parse(userSchema, { ...aUser(), password: 'x' })).toEqual(aUser());
  });
});

describe('each limit is allowed and one more is not', () => {
  const content = aProductContent();
  const profile = anArtistProfile();
  for (const [name, schema, base, at, above, errorCode] of [
    [
      'title',
      productContentSchema,
      content,
      { title: 'x'.repeat(LIMITS.title) },
      { title: 'x'.repeat(LIMITS.title + 1) },
      'field/too-long',
    ],
    [
      'description',
      productContentSchema,
      content,
      { description: 'x'.repeat(LIMITS.description) },
      { description: 'x'.repeat(LIMITS.description + 1) },
      'field/too-long',
    ],
    [
      'tracks',
      productContentSchema,
      content,
      { tracks: texts(LIMITS.tracks).map((title) => ({ title })) },
      { tracks: texts(LIMITS.tracks + 1).map((title) => ({ title })) },
      'field/too-many',
    ],
    [
      'storeLinks',
      productContentSchema,
      content,
      { storeLinks: texts(LIMITS.storeLinks).map(() => aStoreLink()) },
      { storeLinks: texts(LIMITS.storeLinks + 1).map(() => aStoreLink()) },
      'field/too-many',
    ],
    [
      'name',
      profileTextSchema,
      profile,
      { name: 'x'.repeat(LIMITS.profileName) },
      { name: 'x'.repeat(LIMITS.profileName + 1) },
      'field/too-long',
    ],
    [
      'bio',
      profileTextSchema,
      profile,
      { bio: 'x'.repeat(LIMITS.bio) },
      { bio: 'x'.repeat(LIMITS.bio + 1) },
      'field/too-long',
    ],
    [
      'genres',
      profileTextSchema,
      profile,
      { genres: texts(LIMITS.genres) },
      { genres: texts(LIMITS.genres + 1) },
      'field/too-many',
    ],
    [
      'genre',
      profileTextSchema,
      profile,
      { genres: texts(1, LIMITS.genre) },
      { genres: texts(1, LIMITS.genre + 1) },
      'field/too-long',
    ],
  ] as const) {
    it(`of ${name}`, () => {
      expect(errorCodesOf(schema, { ...base, ...at })).toEqual([]);
      expect(errorCodesOf(schema, { ...base, ...above })).toEqual([errorCode]);
    });
  }
});

describe('metadata of a release', () => {
  const codesOf = (overrides: object) => errorCodesOf(productContentSchema, { ...aProductContent(), ...overrides });

  it('may be missing as a release is created, and has its defaults then', () => {
    const { id, artistId, createdBy, productSlug, status, publishedAt, createdAt, updatedAt, title, kind, cover } =
      aMusicProduct();
    const entered = {
      id,
      artistId,
      createdBy,
      productSlug,
      status,
      publishedAt,
      createdAt,
      updatedAt,
      title,
      kind,
      cover,
    };
    expect(v.parse(musicProductSchema, { ...entered, tracks: [{ title: 'Salt' }] })).toMatchObject({
      version: '',
      artists: [],
      upc: '',
      genre: null,
      pLine: null,
      titleLanguage: null,
      explicit: false,
      ai: null,
      tracks: [aTrack({ title: 'Salt' })],
    });
  });

  it('has a code whose check digit is right, leading zeros kept', () => {
    for (const upc of ['', '036000291452', '0036000291452', '10036000291459']) {
      expect(codesOf({ upc }), upc).toEqual([]);
      expect(v.parse(productContentSchema, aProductContent({ upc })).upc).toBe(upc);
    }
    expect(codesOf({ upc: '036000291453' })).toContain('gtin/check-digit');
    for (const upc of ['36000291452', '0360 0029 1452']) expect(codesOf({ upc }), upc).toContain('gtin/length');
  });

  it('has tracks with limits of their own', () => {
    const codesOfTrack = (track: object) => codesOf({ tracks: [{ ...aTrack(), ...track }] });
    const credit = { role: 'producer', name: 'Elin Lindqvist' };
    for (const track of [
      { version: 'x'.repeat(LIMITS.version), isrc: 'GBAYE0600001', durationMs: LIMITS.trackMs, explicit: true },
      { credits: Array.from({ length: LIMITS.trackCredits }, () => credit) },
      { credits: [{ role: 'performer', name: 'Tomás Vidal', instrument: 'x'.repeat(LIMITS.instrument) }] },
    ])
      expect(codesOfTrack(track)).toEqual([]);
    expect(codesOfTrack({ ai: { extent: 'partly', contributions: ['vocals'] } })).toEqual([]);
    expect(codesOfTrack({ ai: { extent: 'none', contributions: ['vocals'] } })).toEqual(['field/text']);
    expect(codesOfTrack({ version: 'x'.repeat(LIMITS.version + 1) })).toEqual(['field/too-long']);
    expect(codesOfTrack({ isrc: 'GB-AYE-06-00001' })).toEqual(['isrc/format']);
    expect(codesOfTrack({ credits: Array.from({ length: LIMITS.trackCredits + 1 }, () => credit) })).toEqual([
      'field/too-many',
    ]);
    expect(codesOfTrack({ credits: [{ ...credit, instrument: 'x'.repeat(LIMITS.instrument + 1) }] })).toEqual([
      'field/too-long',
    ]);
    for (const wrong of [
      { durationMs: 0 },
      { durationMs: LIMITS.trackMs + 1 },
      { durationMs: 1.5 },
      { credits: [{ role: 'owner', name: 'Elin' }] },
      { credits: [{ role: 'producer', name: ' ' }] },
    ])
      expect(codesOfTrack(wrong), JSON.stringify(wrong)).toHaveLength(1);
  });
});

describe('a store link in a document', () => {
  it('belongs to the service it names', () => {
    expect(
      errorCodesOf(productContentSchema, aProductContent({ storeLinks: [aStoreLink({ service: 'deezer' })] })),
    ).toEqual(['link/wrong-service']);
  });

  it('is never script', () => {
    expect(
      errorCodesOf(
        productContentSchema,
        aProductContent({ storeLinks: [aStoreLink({ service: 'other', url: 'javascript:alert(1)//.' })] }),
      ),
    ).toContain('link/not-a-web-address');
  });
});

describe('a required text', () => {
  it('is trimmed, and not only spaces', () => {
    expect(v.parse(productContentSchema, aProductContent({ title: '  Tide  ' })).title).toBe('Tide');
    expect(errorCodesOf(productContentSchema, aProductContent({ title: '   ' }))).toEqual(['field/required']);
  });
});

it('a release without a moment cannot be published yet', () => {
  expect(missingForPublishing({ releaseMoment: null })).toEqual(['moment/missing']);
  expect(missingForPublishing(aProductContent())).toEqual([]);
});
