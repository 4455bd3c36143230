import * as v from 'valibot';
import { idSchema, instantSchema, uidSchema } from '../fields/fields.ts';

/** Days that a link to an artist's numbers can be valid. */
export const SHARE_DAYS = [7, 30, 90, 365] as const;
/** Characters of what a link is called. */
export const SHARE_TITLE = 80;
/** Links of an artist that are valid at once. */
export const MOST_SHARES = 20;

/** Token of a link: 256 random bits. */
export const shareTokenSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/, 'numbers/share-unknown'));

/**
 * `numberShares/{id}`: a link that shows the numbers of an artist to whom it was given. The id is a keyed hash of the link's
 * token, which is stored nowhere.
 */
export const numberShareSchema = v.object({
  id: idSchema,
  artistId: idSchema,
  /** The member who made it. It ends when they may no longer make one. */
  uid: uidSchema,
  /** For whom it is, so that it is told from others. */
  title: v.pipe(v.string(), v.maxLength(SHARE_TITLE)),
  createdAt: instantSchema,
  expiresAt: instantSchema,
  /** Null until it is revoked. */
  revokedAt: v.nullable(instantSchema),
});
/** A link to numbers, parsed by {@link numberShareSchema}. */
export type NumberShare = v.InferOutput<typeof numberShareSchema>;
