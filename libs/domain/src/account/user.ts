import * as v from 'valibot';
import { instantSchema, optionalText, uidSchema } from '../fields/fields.ts';
import { imageChoiceSchema } from '../media/image.ts';
import { languageSchema } from '../locale/language-schema.ts';
import { agreedArtistsSchema } from '../permissions/agreed-access.ts';
import { memberRoleSchema } from '../permissions/role.ts';
import { LIMITS } from '../fields/limits.ts';

/** Types of users. Admins have all rights of artists. */
export const USER_TYPES = ['artist', 'admin'] as const;
/** The type of a user. */
export const userTypeSchema = v.picklist(USER_TYPES);
/** One of {@link USER_TYPES}. */
export type UserType = v.InferOutput<typeof userTypeSchema>;

/** Subscriptions. The first is the default. */
export const SUBSCRIPTIONS = ['free', 'pro'] as const;
/** The subscription of a user. */
export const subscriptionSchema = v.picklist(SUBSCRIPTIONS);
/** One of {@link SUBSCRIPTIONS}. */
export type Subscription = v.InferOutput<typeof subscriptionSchema>;

/** `users/{uid}`. The user creates it and sets the language; only the server writes the other fields. */
export const userSchema = v.object({
  uid: uidSchema,
  displayName: optionalText(LIMITS.displayName),
  language: v.optional(languageSchema),
  /** Missing means artist (section 3 of the specification). */
  userType: v.optional(userTypeSchema, 'artist'),
  subscription: v.optional(subscriptionSchema, 'free'),
  /** Security rules and functions refuse every action of a suspended user. */
  suspended: v.optional(v.boolean(), false),
  /** Ids of revoked sessions, limited to the newest `LIMITS.endedSessions`. */
  endedSessions: v.optional(v.array(v.string()), []),
  /**
   * Sessions that began before this second (since 1970) are revoked. Set by the identity provider when the password or
   * e-mail address changes; 0 if neither ever did.
   */
  validAfter: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  /** Uploaded picture of the user. */
  picture: v.optional(v.nullable(imageChoiceSchema), null),
  /** Time of an open request for the pro subscription; null if there is none. */
  proRequestedAt: v.optional(v.nullable(instantSchema), null),
  /** Roles in artists of other owners, by artist id. Security rules and functions read them from here. */
  artistRoles: v.optional(v.record(v.string(), memberRoleSchema), {}),
  /** Roles in deleted artists, by artist id. They are in `artistRoles` again once the artist is restored. */
  deletedArtistRoles: v.optional(v.record(v.string(), memberRoleSchema), {}),
  /** Roles in labels of other owners, by label id. */
  labelRoles: v.optional(v.record(v.string(), memberRoleSchema), {}),
  /**
   * Releases of other owners' artists that agreements of the user's labels open, within the role in the label. Security
   * rules and functions read them from here.
   */
  agreedArtists: v.optional(agreedArtistsSchema, {}),
  createdAt: v.optional(instantSchema),
});
/** A user, parsed by {@link userSchema}. */
export type User = v.InferOutput<typeof userSchema>;
