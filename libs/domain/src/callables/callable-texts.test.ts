import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { callables, type CallableKey } from './callables.ts';
import { isErrorCode } from '../errors/error-code.ts';
import { CONSENT_WORDING_VERSION } from '../fan/consent-wording.ts';
import { anArtistProfile, aProductContent } from '../testing/builders.ts';

const token = 'A'.repeat(43);
const coverImage = { imageId: 'one', colours: ['#0b3954', '#ff6b35', '#f7fff7'], alt: 'A boat' };
const { name, customSlug, bio, language, genres, location, socials, accent, picture } = anArtistProfile();

/** Inputs with all optional fields set. The schema walk below covers callables without an example. */
const INPUTS: Readonly<Partial<Record<CallableKey, object>>> = {
  createProfile: {
    kind: 'artist',
    name,
    customSlug,
    bio,
    language,
    genres,
    location,
    socials,
    accent,
    picture,
    pictureImage: coverImage,
  },
  renewProfile: { kind: 'label', profileId: 'label-tide' },
  createRelease: { ...aProductContent(), artistId: 'artist-mira', productSlug: 'tide-lines', coverImage },
  publishRelease: { productId: 'tide', expectedUpdatedAt: 1 },
  withdrawRelease: { productId: 'tide', to: 'draft' },
  publishReleases: { releases: [{ productId: 'tide', expectedUpdatedAt: 1 }] },
  republishReleases: { releases: [{ productId: 'tide', expectedPublishedAt: 1 }] },
  withdrawReleases: { releases: [{ productId: 'tide', to: 'draft' }] },
  changeReleaseSlug: { productId: 'tide', productSlug: 'tide-lines' },
  countReleaseContent: { productId: 'tide' },
  deleteRelease: { productId: 'tide' },
  restoreRelease: { productId: 'tide' },
  listDeletedReleases: { artistId: 'artist-mira' },
  publishMedley: {
    artistId: 'artist-mira',
    slots: [{ title: 'Salt', clipId: 'one', productId: 'tide' }],
    expectedPublishedAt: 1,
  },
  withdrawMedley: { artistId: 'artist-mira' },
  processImage: { artistId: 'artist-mira', imageId: 'one', kind: 'cover' },
  signUp: {
    productId: 'tide',
    contact: 'fan@example.com',
    name: 'Ada',
    consent: true,
    wordingVersion: CONSENT_WORDING_VERSION,
    language: 'en',
    zone: 'Europe/Berlin',
    service: 'spotify',
    country: 'DE',
  },
  followArtist: {
    artistId: 'artist-mira',
    contact: 'fan@example.com',
    name: 'Ada',
    consent: true,
    wordingVersion: CONSENT_WORDING_VERSION,
    language: 'en',
    zone: 'Europe/Berlin',
    service: 'spotify',
    country: 'DE',
  },
  readReceipt: { token },
  confirmSignup: { token, zone: 'Europe/Berlin' },
  stopSignup: { token },
  changeSignup: { token, service: 'spotify', language: 'en' },
  eraseSignup: { token },
  moveSignup: {
    token,
    contact: 'fan@example.com',
    consent: true,
    wordingVersion: CONSENT_WORDING_VERSION,
    country: 'DE',
    language: 'en',
  },
  endSession: { sessionId: 'login-1' },
  updateAccount: { displayName: 'Mira', language: 'en', pictureImage: coverImage },
  deleteAccount: {},
  noteNewCredentials: { email: 'mira@example.com' },
  requestPro: {},
  findUsers: {
    text: 'mira',
    userType: 'admin',
    subscription: 'pro',
    suspended: false,
    requestedPro: false,
    cursor: 'abc',
  },
  readUser: { uid: 'mira' },
  setUserType: { uid: 'mira', userType: 'admin', reason: 'why' },
  setSubscription: { uid: 'mira', subscription: 'pro', reason: 'why' },
  listProfiles: { uid: 'mira' },
  holdBackProfile: { kind: 'artist', profileId: 'artist-mira', heldBack: true, reason: 'why' },
  listFanLists: { state: 'held' },
  decideFanList: { listId: 'mira_1', approved: false, reason: 'why' },
  suspendUser: { uid: 'mira', suspended: true, reason: 'why' },
  listAudit: { subject: 'mira', action: 'suspend', cursor: 'abc' },
};

/** All texts in a value: the path of each, and a function that returns the value with this text changed. */
function textsIn(
  value: unknown,
  path: readonly string[] = [],
): { readonly path: string; readonly withText: (change: (text: string) => string) => unknown }[] {
  if (typeof value === 'string') return [{ path: path.join('.'), withText: (change) => change(value) }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...path, key]).map(({ path: at, withText }) => ({
      path: at,
      withText: (change: (text: string) => string) =>
        Array.isArray(value)
          ? value.map((each: unknown, index) => (String(index) === key ? withText(change) : each))
          : { ...value, [key]: withText(change) },
    })),
  );
}

describe.each(Object.entries(INPUTS) as [CallableKey, object][])('%s', (key, input) => {
  const { input: schema } = callables[key];

  it('takes its input', () => {
    const parsed = v.safeParse(schema as v.GenericSchema, input);
    expect(parsed.issues?.map((issue) => [v.getDotPath(issue), issue.message]) ?? []).toEqual([]);
  });

  it.each(textsIn(input))('refuses half a character in $path with a code at that field', ({ path, withText }) => {
    for (const half of ['\ud800', '\udc00']) {
      const parsed = v.safeParse(
        schema as v.GenericSchema,
        withText((text) => text + half),
        { abortEarly: true },
      );
      const [issue] = parsed.issues ?? [];
      expect(issue && v.getDotPath(issue)?.startsWith(path.split('.')[0] ?? '')).toBe(true);
      // A word outside a fixed list has no error code of its own: it counts as missing.
      expect(
        issue &&
          (isErrorCode(issue.message) ||
            issue.type === 'picklist' ||
            issue.type === 'literal' ||
            issue.type === 'variant'),
      ).toBe(true);
    }
  });
});

/** Valid starts of the formats in use: plain text, id, token, date, time, address, URL, number. */
const STARTS = [
  'abc',
  '1',
  token,
  '2026-11-22',
  '12:30',
  'fan@example.com',
  'https://example.com/',
  '#0b3954',
  'Europe/Berlin',
];

/** A schema as the walk sees it: every kind names its inner schemas differently. */
interface AnySchema {
  readonly type: string;
  readonly kind?: string;
  readonly pipe?: readonly AnySchema[];
  readonly entries?: Readonly<Record<string, AnySchema>>;
  readonly item?: AnySchema;
  readonly value?: AnySchema;
  readonly wrapped?: AnySchema;
  readonly options?: readonly unknown[];
}

const isSchema = (value: unknown): value is AnySchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** All text schemas below a schema, with their paths. */
function textSchemas(schema: AnySchema, path: string): { readonly path: string; readonly schema: AnySchema }[] {
  if (schema.type === 'string') return [{ path, schema }];
  const inner: (readonly [string, unknown])[] = [
    ...Object.entries(schema.entries ?? {}).map(([name, entry]) => [`${path}.${name}`, entry] as const),
    ...[schema.item, schema.value, schema.wrapped, ...(schema.options ?? [])].map((each) => [path, each] as const),
  ];
  return inner.flatMap(([at, each]) => (isSchema(each) ? textSchemas(each, at) : []));
}

it.each(Object.entries(callables).flatMap(([key, { input }]) => textSchemas(input as unknown as AnySchema, key)))(
  '$path refuses half a character with a code',
  ({ schema }) => {
    for (const text of STARTS.flatMap((start) => [`${start}\ud800`, `${start}\udc00`])) {
      const [issue] = v.safeParse(schema as unknown as v.GenericSchema, text).issues ?? [];
      expect(issue && isErrorCode(issue.message)).toBe(true);
    }
  },
);
