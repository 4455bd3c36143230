import * as v from 'valibot';
import { optionalText, requiredText } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';
import { aiDisclosureSchema } from './ai-disclosure.ts';
import { listedTrackSchema } from './listed-product.ts';
import { isrcSchema } from './release-codes.ts';

/** Roles of a track's credits, in the order in which fans read them. */
export const CREDIT_ROLES = [
  'featured',
  'performer',
  'composer',
  'lyricist',
  'arranger',
  'conductor',
  'producer',
  'programming',
  'recording',
  'mixing',
  'mastering',
  'remixer',
  'publisher',
] as const;
/** One of {@link CREDIT_ROLES}. */
export type CreditRole = (typeof CREDIT_ROLES)[number];

/** Roles of a person on a track. */
export const creditSchema = v.object({
  role: v.picklist(CREDIT_ROLES),
  name: requiredText(LIMITS.profileName),
  /** Instrument or voice of a performer. Empty for other roles. */
  instrument: v.optional(optionalText(LIMITS.instrument), ''),
});
/** A credit, parsed by {@link creditSchema}. */
export type Credit = v.InferOutput<typeof creditSchema>;

/** A track of a release. */
export const trackSchema = v.object({
  ...listedTrackSchema.entries,
  /** Such as `Live` or `Radio Edit`; without the brackets of stores. */
  version: v.optional(optionalText(LIMITS.version), ''),
  /** Twelve characters without hyphens; empty if unknown. */
  isrc: v.optional(isrcSchema, ''),
  durationMs: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LIMITS.trackMs))), null),
  explicit: v.optional(v.boolean(), false),
  /** What is said of generative AI in the recording. Null: nothing. */
  ai: v.optional(v.nullable(aiDisclosureSchema), null),
  credits: v.optional(v.pipe(v.array(creditSchema), v.maxLength(LIMITS.trackCredits, 'field/too-many')), []),
});
/** A track, parsed by {@link trackSchema}. */
export type Track = v.InferOutput<typeof trackSchema>;

/** Title of a release or track with its version in brackets, as services write it. */
export function fullTitle({ title, version }: Pick<Track, 'title' | 'version'>): string {
  return version === '' ? title : `${title} (${version})`;
}
