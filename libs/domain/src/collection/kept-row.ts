import * as v from 'valibot';
import { idSchema } from '../fields/fields.ts';
import { claimedSlugSchema, productSlugSchema } from '../fields/slug-schema.ts';
import { coverDesignSchema } from '../media/cover.ts';
import { imageChoiceSchema } from '../media/image.ts';
import { releaseMomentSchema } from '../release/release-moment.ts';
import { keptKindSchema } from './kept-item.ts';

/**
 * Whether what is kept is still there. `archived`: its page says so. `withdrawn`: there is no page any more. `deleted`: its
 * artist is gone.
 */
const KEPT_STATES = ['there', 'archived', 'withdrawn', 'deleted'] as const;

/** Release, artist or medley as fans see it now. */
export const keptViewSchema = v.object({
  kind: keptKindSchema,
  id: idSchema,
  state: v.picklist(KEPT_STATES),
  title: v.string(),
  artistId: idSchema,
  artistName: v.string(),
  /** Slugs of its page; null where there is none. */
  artistSlug: v.nullable(claimedSlugSchema),
  productSlug: v.nullable(productSlugSchema),
  releaseMoment: v.nullable(releaseMomentSchema),
  /** Picture; null where nothing is known of it any more. */
  cover: v.nullable(coverDesignSchema),
  coverImage: v.nullable(imageChoiceSchema),
});
/** A kept item as shown, parsed by {@link keptViewSchema}. */
export type KeptView = v.InferOutput<typeof keptViewSchema>;

/** A row of the collection: what is kept, and what its user says of it. */
export const keptRowSchema = v.object({
  ...keptViewSchema.entries,
  key: v.string(),
  folder: v.string(),
  note: v.string(),
  order: v.string(),
  keptAt: v.number(),
  /** Whether its artist has a medley to play. */
  playable: v.boolean(),
});
/** A row, parsed by {@link keptRowSchema}. */
export type KeptRow = v.InferOutput<typeof keptRowSchema>;
