import * as v from 'valibot';
import { countrySchema } from '../locale/country.ts';
import { idSchema, instantSchema } from '../fields/fields.ts';
import { languageSchema } from '../locale/language-schema.ts';
import { PROFILE_KINDS, type ProfileKind } from '../permissions/role.ts';
import { knownServiceSchema } from '../store-links/service-ids.ts';

/** Scope of a fan's consent: one release, all future releases of an artist (a follow), or a label's news. */
export const SIGNUP_SCOPES = ['release', 'artist', 'label'] as const;
/** One of {@link SIGNUP_SCOPES}. */
export type SignupScope = (typeof SIGNUP_SCOPES)[number];

/**
 * - `unconfirmed`: not confirmed yet.
 * - `confirmed`: waits for the release day, or for the provider to accept the message.
 * - `sent`: the mail server or SMS gateway has accepted the release-day message.
 * - `failed`: the message was not accepted. It is retried only if the release is rescheduled or republished.
 * - `stopped`: the fan has unsubscribed.
 */
export const SIGNUP_STATES = ['unconfirmed', 'confirmed', 'sent', 'failed', 'stopped'] as const;

/** Owners of fans: an artist, or a label. */
export const fanOwnerEntries = {
  /** Id of the artist or the label. */
  ownerId: idSchema,
  ownerKind: v.picklist(PROFILE_KINDS),
};
/** An artist or a label with fans. */
export interface FanOwner {
  readonly ownerId: string;
  readonly ownerKind: ProfileKind;
}

/**
 * `artistProfiles/{artistId}/signups/{signupId}`: a fan's signup. Those for the news of a label are in
 * `labelProfiles/{labelId}/signups`. Only the server writes them.
 */
export const signupSchema = v.object({
  id: idSchema,
  ...fanOwnerEntries,
  scope: v.picklist(SIGNUP_SCOPES),
  /** Id of the release; null for a follow or the news of a label. */
  productId: v.nullable(idSchema),
  releaseTitle: v.string(),
  channel: v.picklist(['email', 'phone']),
  /** Normalised: a lower-case e-mail address, or a phone number in E.164. */
  contact: v.string(),
  name: v.string(),
  language: languageSchema,
  zone: v.nullable(v.string()),
  /** The fan's preferred service. */
  service: v.nullable(knownServiceSchema),
  country: v.nullable(countrySchema),
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
  /** Until when the last release-day message was held back for quiet hours; null where none were in the way. */
  heldUntil: v.nullable(instantSchema),
  /** Time at which the last release-day message was accepted. */
  sentAt: v.nullable(instantSchema),
});
/** A signup, parsed by {@link signupSchema}. */
export type Signup = v.InferOutput<typeof signupSchema>;
