import * as v from 'valibot';
import { idSchema, instantSchema, uidSchema } from '../fields/fields.ts';

/**
 * `collectionFeeds/{id}`: the address of a user's collection for calendar programs. Server only. The id is a keyed hash of
 * the address's token, which is stored nowhere.
 */
export const collectionFeedSchema = v.object({
  id: idSchema,
  uid: uidSchema,
  createdAt: instantSchema,
});
