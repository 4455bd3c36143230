import * as v from 'valibot';
import { countrySchema } from '../locale/country.ts';
import { idSchema, instantSchema, optionalText, textSchema } from '../fields/fields.ts';
import { languageSchema } from '../locale/language.ts';
import { LIMITS } from '../fields/limits.ts';
import { knownServiceSchema } from '../store-links/service-ids.ts';
import { zoneSchema } from '../locale/zone.ts';

/** Version of the consent wording in `locales/<language>/signup.json`. Raise it with every change of the wording. */
export const CONSENT_WORDING_VERSION = '2026-11';

/** Scope of a fan's consent: one release, or all future releases of the artist (a follow). */
export const SIGNUP_SCOPES = ['release', 'artist'] as const;
/** One of {@link SIGNUP_SCOPES}. */
export type SignupScope = (typeof SIGNUP_SCOPES)[number];

/**
 * Input of the signup form, posted by script or as a plain form. Contact and consent are required, the name is optional
 * (specification, section 5).
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
  /** Language of the page, and so of the consent wording. */
  language: languageSchema,
  /** The fan's time zone, if the page could detect it. Decides when a `local` release is due. */
  zone: v.optional(v.nullable(zoneSchema), null),
  /** The fan's preferred service, which the release-day message links to. Null links to the release page. */
  service: v.optional(v.nullable(knownServiceSchema), null),
  /** The fan's country, if the page could detect it. Used for phone numbers without a country code. */
  country: v.optional(v.nullable(countrySchema), null),
});
/** A signup form, parsed by {@link signupInputSchema}. */
export type SignupInput = v.InferOutput<typeof signupInputSchema>;

/** Input of the signup form for following an artist. */
export const followInputSchema = v.object({ ...v.omit(signupInputSchema, ['productId']).entries, artistId: idSchema });

/**
 * - `asked`: not confirmed yet.
 * - `confirmed`: waits for the release day, or for the provider to accept the message.
 * - `sent`: the mail server or SMS gateway has accepted the release-day message.
 * - `failed`: the message was not accepted. It is retried only if the release is rescheduled or republished.
 * - `stopped`: the fan has unsubscribed.
 */
export const SIGNUP_STATES = ['asked', 'confirmed', 'sent', 'failed', 'stopped'] as const;

/** `artistProfiles/{artistId}/signups/{signupId}`: a fan's signup. Only the server writes it. */
export const signupSchema = v.object({
  id: idSchema,
  artistId: idSchema,
  /** Signups stored before follows existed lack it. */
  scope: v.optional(v.picklist(SIGNUP_SCOPES), 'release'),
  /** Id of the release; null for a follow. */
  productId: v.nullable(idSchema),
  productTitle: v.string(),
  channel: v.picklist(['email', 'phone']),
  /** Normalised: a lower-case e-mail address, or a phone number in E.164. */
  contact: v.string(),
  name: v.string(),
  language: languageSchema,
  zone: v.nullable(v.string()),
  /** The fan's preferred service. Signups stored before the choice existed lack it. */
  service: v.optional(v.nullable(knownServiceSchema), null),
  country: v.optional(v.nullable(countrySchema), null),
  /** A follow stays `confirmed` after each message. */
  state: v.picklist(SIGNUP_STATES),
  /** Proof of consent: the wording as shown, and the time. */
  consent: v.object({ wordingVersion: v.string(), language: languageSchema, wording: v.string(), at: instantSchema }),
  createdAt: instantSchema,
  confirmedAt: v.nullable(instantSchema),
  /**
   * Due time of the next release-day message. Null once the message is queued, and while the release is not public. For
   * a follow: the moment of the artist's next release.
   */
  dueAt: v.nullable(instantSchema),
  /** Time at which the last release-day message was accepted. */
  sentAt: v.nullable(instantSchema),
});
/** A signup, parsed by {@link signupSchema}. */
export type Signup = v.InferOutput<typeof signupSchema>;
