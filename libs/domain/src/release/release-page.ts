import * as v from 'valibot';
import { idSchema, instantSchema, requiredText, uidSchema } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';
import { productContentSchema } from './product.ts';
import { releaseMomentSchema } from './release-moment.ts';
import { shelfStateSchema } from '../shelf/shelf.ts';
import { productSlugSchema, profileSlugSchema } from '../fields/slug-schema.ts';

/**
 * `releasePages/{productId}`: what fans see of a release, copied from the working copy by publishing.
 * Readable by everyone, written by the server alone; a page is rendered from this one document.
 */
export const releasePageSchema = v.object({
  ...productContentSchema.entries,
  id: idSchema,
  releaseMoment: releaseMomentSchema,
  /** Earliest instant of the moment anywhere, for ordering and due sends. */
  firstInstant: instantSchema,
  artistId: idSchema,
  artistName: requiredText(LIMITS.profileName),
  artistSlug: profileSlugSchema,
  createdBy: uidSchema,
  /** The label in whose feed it stands, decided by publishing: see `belongsToLabel`. */
  labelId: v.optional(v.nullable(idSchema), null),
  productSlug: productSlugSchema,
  status: v.picklist(['published', 'archived']),
  publishedAt: instantSchema,
  shelf: v.optional(shelfStateSchema, 'unconfirmed'),
});
/** A page as {@link releasePageSchema} gives it. */
export type ReleasePage = v.InferOutput<typeof releasePageSchema>;
