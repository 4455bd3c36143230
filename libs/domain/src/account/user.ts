import * as v from 'valibot';
import { instantSchema, optionalText, uidSchema } from '../fields/fields.ts';
import { imageChoiceSchema } from '../media/image.ts';
import { languageSchema } from '../locale/language.ts';
import { LIMITS } from '../fields/limits.ts';

/** Types of users. An admin may do what an artist may. */
export const USER_TYPES = ['artist', 'admin'] as const;
/** The type of a user. */
export const userTypeSchema = v.picklist(USER_TYPES);
/** One of {@link USER_TYPES}. */
export type UserType = v.InferOutput<typeof userTypeSchema>;

/** Subscriptions, the default one first. */
export const SUBSCRIPTIONS = ['free', 'pro'] as const;
/** The subscription of a user. */
export const subscriptionSchema = v.picklist(SUBSCRIPTIONS);
/** One of {@link SUBSCRIPTIONS}. */
export type Subscription = v.InferOutput<typeof subscriptionSchema>;

/** `users/{uid}`. Its person creates it and chooses the language; all else is written by the server alone. */
export const userSchema = v.object({
  uid: uidSchema,
  displayName: v.optional(optionalText(LIMITS.displayName), ''),
  language: v.optional(languageSchema),
  /** Missing means artist (section 3 of the specification). */
  userType: v.optional(userTypeSchema, 'artist'),
  subscription: v.optional(subscriptionSchema, 'free'),
  /** Neither rules nor functions let a suspended person do anything. */
  suspended: v.optional(v.boolean(), false),
  /** Sessions whose sign-ins no longer count, the newest `LIMITS.endedSessions` of them. */
  endedSessions: v.optional(v.array(v.string()), []),
  /**
   * Sessions that began before this second (since 1970) no longer count: the password or the address was changed then,
   * as the identity provider says. 0 where neither ever was.
   */
  validAfter: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  /** An uploaded picture of the person. */
  picture: v.optional(v.nullable(imageChoiceSchema), null),
  /** When the person asked for the pro subscription, until that is answered. */
  proRequestedAt: v.optional(v.nullable(instantSchema), null),
  createdAt: v.optional(instantSchema),
});
/** A user as {@link userSchema} gives it. */
export type User = v.InferOutput<typeof userSchema>;
