import { callables, type CallableKey } from '@countin/domain/callables';
import { USUAL_CAMPAIGN_SETTINGS } from '@countin/domain/campaigns';
import { isOperationOf, PROFILE_KINDS, type Operation, type ProfileKind } from '@countin/domain/permissions';
import { aProductContent } from '@countin/domain/testing';
import * as v from 'valibot';
import { OPERATIONS } from '../operations.ts';
import { READING } from './import-reading.ts';

/** The profiles that the calls name: the owner of both is `uid-mira`. */
export const PROFILES = { artist: 'artist-mira', label: 'label-tide' } as const;

const LOGO = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path d="M0 0h1"/></svg>');

/** Values of input fields by their name. A field that is not here gets a value of its type. */
export const SAMPLES: Readonly<Record<string, unknown>> = {
  ...aProductContent(),
  artistId: PROFILES.artist,
  artistIds: [PROFILES.artist],
  customSlug: 'another-one',
  file: LOGO.toString('base64'),
  grants: ['releases.see'],
  labelId: PROFILES.label,
  productId: 'product-tide',
  productSlug: 'next-one',
  range: { from: '2026-06-01', to: '2026-06-12' },
  reading: READING,
  settings: USUAL_CAMPAIGN_SETTINGS,
  slots: [{ title: 'Salt', clipId: 'none', productId: null }],
  slug: 'another-one',
  startId: 'start-one',
  text: '036000291452',
  time: '00:00',
  uid: 'spare',
  zone: 'Europe/Berlin',
};

/** Texts for fields that are not named above; the first that the field accepts is used. */
const TEXTS = ['none', 'en', '2026-11-21', 'ada@example.com', 'https://example.com/'];

type Field = v.GenericSchema;

/** A value that a field accepts, so that a call gets as far as its permission. */
function sampleOf(name: string, field: Field): unknown {
  const { options } = field as { readonly options?: readonly unknown[] };
  const candidates = [SAMPLES[name], undefined, null, ...(options ?? []), true, 1, [], {}, ...TEXTS];
  const found = candidates.find((candidate) => v.is(field, candidate));
  if (!v.is(field, found)) throw new Error(`No sample fits the input field "${name}": add one to SAMPLES.`);
  return found;
}

/** The profile of a kind, as the fields of an input name it. */
function profileFields(kind: ProfileKind): Readonly<Record<string, unknown>> {
  return { kind, profileId: PROFILES[kind], partnerId: PROFILES[kind === 'artist' ? 'label' : 'artist'] };
}

/** An input of a callable about a profile of a kind; undefined if no field can name such a profile. */
function inputOf(key: CallableKey, kind: ProfileKind): Readonly<Record<string, unknown>> | undefined {
  const { entries } = callables[key].input as unknown as { readonly entries: Readonly<Record<string, Field>> };
  const names = Object.keys(entries);
  const named = kind === 'artist' ? ['artistId', 'productId', 'profileId'] : ['labelId', 'ownerKind', 'profileId'];
  if (!names.some((name) => named.includes(name))) return undefined;
  const ofProfile: Readonly<Record<string, unknown>> = {
    ...(names.includes('profileId') && profileFields(kind)),
    ...(names.includes('ownerKind') && { ownerKind: kind, ownerId: PROFILES[kind] }),
  };
  return Object.fromEntries(
    Object.entries(entries).map(([name, field]) => [name, ofProfile[name] ?? sampleOf(name, field)]),
  );
}

interface ProfileCall {
  readonly key: CallableKey;
  readonly kind: ProfileKind;
  readonly operation: Operation;
  readonly input: Readonly<Record<string, unknown>>;
}

/** Each callable that needs a permission in a profile, once for each kind of profile that the permission exists for. */
export const ROWS: readonly ProfileCall[] = Object.entries(OPERATIONS.studio).flatMap(([name, { permission }]) =>
  PROFILE_KINDS.flatMap((kind) => {
    if (permission === null || !isOperationOf(kind, permission)) return [];
    const key = name as CallableKey;
    const input = inputOf(key, kind);
    return input ? [{ key, kind, operation: permission, input }] : [];
  }),
);
