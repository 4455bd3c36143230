import * as v from 'valibot';
import { idSchema, instantSchema, requiredText } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';
import { countrySchema } from '../locale/country.ts';
import { languageSchema } from '../locale/language-schema.ts';
import { knownServiceSchema } from '../store-links/service-ids.ts';
import { fanSearch } from './fan-search.ts';
import { FAN_STATES, type Fan } from './fan.ts';
import { fanOwnerEntries } from './signup.ts';

/** Most alternatives of a query: Firestore's limit for the product of its `in` lists. */
const MOST_ALTERNATIVES = 30;
const list = <S extends v.GenericSchema>(schema: S) =>
  v.optional(v.pipe(v.array(schema), v.maxLength(LIMITS.segmentValues, 'field/too-many')), []);

/**
 * Conditions of a segment: a fan meets all of them. An empty list or null is no condition. A list means one of its
 * values, for `releases` a confirmed consent to one of them.
 */
export const segmentConditionsSchema = v.pipe(
  v.object({
    releases: list(idSchema),
    languages: list(languageSchema),
    countries: list(countrySchema),
    services: list(knownServiceSchema),
    channel: v.optional(v.nullable(v.picklist(['email', 'phone'])), null),
    state: v.optional(v.nullable(v.picklist(FAN_STATES)), null),
    follows: v.optional(v.nullable(v.boolean()), null),
    /** First consent at this time or later. */
    since: v.optional(v.nullable(instantSchema), null),
  }),
  v.check(
    ({ releases, languages, countries, services }) =>
      [releases, languages, countries, services].reduce((product, { length }) => product * Math.max(1, length), 1) <=
      MOST_ALTERNATIVES,
    'field/too-many',
  ),
);
/** Conditions, parsed by {@link segmentConditionsSchema}. */
export type SegmentConditions = v.InferOutput<typeof segmentConditionsSchema>;

/** Conditions that every fan meets. */
export const ALL_FANS: SegmentConditions = /* @__PURE__ */ v.parse(segmentConditionsSchema, {});

/**
 * `artistProfiles/{artistId}/segments/{segmentId}`: a saved segment of an artist's fans. A label's are in
 * `labelProfiles/{labelId}/segments`. The server writes it.
 */
export const segmentSchema = v.object({
  id: idSchema,
  ...fanOwnerEntries,
  name: requiredText(LIMITS.segmentName),
  conditions: segmentConditionsSchema,
  createdAt: instantSchema,
});
/** A saved segment, parsed by {@link segmentSchema}. */
export type Segment = v.InferOutput<typeof segmentSchema>;

/** A condition of a Firestore query, for any SDK. Instants become timestamps of that SDK. */
export type FanConstraint =
  | {
      readonly field: 'channel' | 'state' | 'follows' | 'language' | 'country' | 'service';
      readonly op: '==';
      readonly value: string | boolean;
    }
  | { readonly field: 'language' | 'country' | 'service'; readonly op: 'in'; readonly value: readonly string[] }
  | { readonly field: 'releases' | 'searchTokens'; readonly op: 'array-contains'; readonly value: string }
  | { readonly field: 'releases'; readonly op: 'array-contains-any'; readonly value: readonly string[] }
  | { readonly field: 'createdAt'; readonly op: '>='; /** Milliseconds since 1970. */ readonly instant: number };

/** A query for fans. `firestore.indexes.json` serves it in {@link FAN_ORDER}. */
export interface FanQuery {
  readonly constraints: readonly FanConstraint[];
  /** Whether the constraints say everything. Else each fan they find is also tested with {@link isInSegment}. */
  readonly isExact: boolean;
}

/** Order of every query for fans, newest first; the id decides between equal times. */
export const FAN_ORDER = ['createdAt', 'desc'] as const;

/** Filter of fans: conditions, and the beginning of a name or contact. */
export interface FanFilter {
  readonly conditions: SegmentConditions;
  readonly search?: string;
}

/** The query that finds the fans of a segment. Its `isExact` tells whether counting its results is enough. */
export function fanQuery({ conditions, search = '' }: FanFilter): FanQuery {
  const { channel, state, follows, since } = conditions;
  const { token, isExact } = fanSearch(search);
  const constraints: FanConstraint[] = [
    ...oneOf('language', conditions.languages),
    ...oneOf('country', conditions.countries),
    ...oneOf('service', conditions.services),
  ];
  if (channel !== null) constraints.push({ field: 'channel', op: '==', value: channel });
  if (state !== null) constraints.push({ field: 'state', op: '==', value: state });
  if (follows !== null) constraints.push({ field: 'follows', op: '==', value: follows });
  // A query can have one condition on the elements of lists. A search finds fewer fans than a release.
  if (token === null) constraints.push(...toReleases(conditions.releases));
  else constraints.push({ field: 'searchTokens', op: 'array-contains', value: token });
  if (since !== null) constraints.push({ field: 'createdAt', op: '>=', instant: since });
  return { constraints, isExact: isExact && (token === null || conditions.releases.length === 0) };
}

function oneOf(field: 'language' | 'country' | 'service', values: readonly string[]): FanConstraint[] {
  const [first] = values;
  if (first === undefined) return [];
  return [values.length === 1 ? { field, op: '==', value: first } : { field, op: 'in', value: values }];
}

function toReleases(ids: readonly string[]): FanConstraint[] {
  const [first] = ids;
  if (first === undefined) return [];
  return [
    ids.length === 1
      ? { field: 'releases', op: 'array-contains', value: first }
      : { field: 'releases', op: 'array-contains-any', value: ids },
  ];
}

/** Fields that decide whether a fan is in a segment. The ledger, a fan's largest field, is none of them. */
export const SEGMENT_FIELDS = [
  'channel',
  'contact',
  'language',
  'country',
  'service',
  'createdAt',
  'state',
  'follows',
  'releases',
  'searchTokens',
] as const satisfies readonly (keyof Fan)[];

/** Whether a fan meets the conditions and the search: the same fans that {@link fanQuery} finds. */
export function isInSegment(
  fan: Pick<Fan, (typeof SEGMENT_FIELDS)[number]>,
  { conditions, search = '' }: FanFilter,
): boolean {
  const { releases, languages, countries, services, channel, state, follows, since } = conditions;
  const among = (values: readonly string[], value: string | null) =>
    values.length === 0 || (value !== null && values.includes(value));
  const is = <T>(wanted: T | null, value: T) => wanted === null || wanted === value;
  return [
    among(languages, fan.language),
    among(countries, fan.country),
    among(services, fan.service),
    releases.length === 0 || releases.some((id) => fan.releases.includes(id)),
    is(channel, fan.channel),
    is(state, fan.state),
    is(follows, fan.follows),
    since === null || fan.createdAt >= since,
    fanSearch(search).finds(fan),
  ].every(Boolean);
}
