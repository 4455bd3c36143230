import * as v from 'valibot';
import { idSchema, instantSchema, uidSchema } from '../fields/fields.ts';
import { languageSchema } from '../locale/language-schema.ts';
import { zoneSchema } from '../locale/zone.ts';

/**
 * `planFeeds/{id}`: the address of an artist's plan for the calendar program of one member. The id is a keyed hash of the
 * address's token, which is stored nowhere.
 */
export const planFeedSchema = v.object({
  id: idSchema,
  artistId: idSchema,
  /** The member. The address is worth what the member may read at the time it is used. */
  uid: uidSchema,
  /** Language of its texts, and zone of the days where neither release nor artist has one. */
  language: languageSchema,
  zone: zoneSchema,
  createdAt: instantSchema,
  /** Hash of what the calendar said last, and when that was new. */
  contentHash: v.string(),
  changedAt: instantSchema,
});
/** The address of a plan, parsed by {@link planFeedSchema}. */
export type PlanFeed = v.InferOutput<typeof planFeedSchema>;
