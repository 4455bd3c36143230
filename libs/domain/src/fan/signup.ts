import * as v from 'valibot';
import { countrySchema } from '../locale/country.ts';
import { idSchema, instantSchema, optionalText, textSchema } from '../fields/fields.ts';
import { languageSchema } from '../locale/language.ts';
import { LIMITS } from '../fields/limits.ts';
import { knownServiceSchema } from '../store-links/service-ids.ts';
import { zoneSchema } from '../locale/zone.ts';

/** Version of the consent wording in `locales/<language>/signup.json`; a new wording gets a new version. */
export const CONSENT_WORDING_VERSION = '2026-11';

/** What a fan agrees to be told about: one release, or everything that the artist releases from then on (a follow). */
export const SIGNUP_SCOPES = ['release', 'artist'] as const;
/** One of {@link SIGNUP_SCOPES}. */
export type SignupScope = (typeof SIGNUP_SCOPES)[number];

/**
 * What the signup form posts, by script or as a plain form. Section 5 of the specification: one way to
 * reach the fan is required, the name is optional, consent is required.
 */
export const signupInputSchema = v.object({
  productId: idSchema,
  contact: v.pipe(
    textSchema,
    v.trim(),
    v.nonEmpty('signup/contact-required'),
    v.maxLength(LIMITS.contact, 'signup/contact-invalid'),
  ),
  name: v.optional(optionalText(LIMITS.fanName), ''),
  consent: v.literal(true, 'signup/consent-required'),
  wordingVersion: v.literal(CONSENT_WORDING_VERSION, 'signup/wording-outdated'),
  /** The language in which the page, and so the wording, was shown. */
  language: languageSchema,
  /** The fan's zone, when the page could tell; decides when a `local` release is due. */
  zone: v.optional(v.nullable(zoneSchema), null),
  /** Where the fan listens: on the day the message leads to that service. Null leads to the release page. */
  service: v.optional(v.nullable(knownServiceSchema), null),
  /** Where the fan is, when the page could tell: phone numbers without a country code are from there. */
  country: v.optional(v.nullable(countrySchema), null),
});
/** A signup form as {@link signupInputSchema} gives it. */
export type SignupInput = v.InferOutput<typeof signupInputSchema>;

/** The same form where it follows the artist. */
export const followInputSchema = v.object({ ...v.omit(signupInputSchema, ['productId']).entries, artistId: idSchema });

/**
 * - `asked`: not confirmed yet.
 * - `confirmed`: waits for the release day, or for its message to be accepted.
 * - `sent`: the mail server or the text gateway has accepted the message of the day.
 * - `failed`: it has not, and is not asked again unless the release moves or comes back.
 * - `stopped`: wants no more messages.
 */
export const SIGNUP_STATES = ['asked', 'confirmed', 'sent', 'failed', 'stopped'] as const;

/** `artistProfiles/{artistId}/signups/{signupId}`: a fan who asked to be told. Written by the server alone. */
export const signupSchema = v.object({
  id: idSchema,
  artistId: idSchema,
  /** Documents from before artists could be followed lack it. */
  scope: v.optional(v.picklist(SIGNUP_SCOPES), 'release'),
  /** The release; null where the artist is followed. */
  productId: v.nullable(idSchema),
  productTitle: v.string(),
  channel: v.picklist(['email', 'phone']),
  /** Normalised: a lower-case e-mail address, or a phone number in E.164. */
  contact: v.string(),
  name: v.string(),
  language: languageSchema,
  zone: v.nullable(v.string()),
  /** Where the fan listens. Documents from before there was a choice lack it. */
  service: v.optional(v.nullable(knownServiceSchema), null),
  country: v.optional(v.nullable(countrySchema), null),
  /** A follow stays `confirmed` however often its fan is told. */
  state: v.picklist(SIGNUP_STATES),
  /** The proof: what was agreed to, as it was shown, and when. */
  consent: v.object({ wordingVersion: v.string(), language: languageSchema, wording: v.string(), at: instantSchema }),
  createdAt: instantSchema,
  confirmedAt: v.nullable(instantSchema),
  /**
   * When the release-day message is due for this fan; null once it is queued, and while the release is not
   * public. Of a follow: the moment of the artist's next release.
   */
  dueAt: v.nullable(instantSchema),
  /** When the release-day message was accepted; of a follow, the last one. */
  sentAt: v.nullable(instantSchema),
});
/** A signup as {@link signupSchema} gives it. */
export type Signup = v.InferOutput<typeof signupSchema>;
