import * as v from 'valibot';
import { idSchema, instantSchema, millisSchema, requiredText, uidSchema } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';
import { CLIP_TYPES } from '../media/clip.ts';
import { shelfPositionSchema, shelfStateSchema } from '../shelf/shelf.ts';
import { claimedSlugSchema, productSlugSchema } from '../fields/slug-schema.ts';

/** Owner's input for one track. */
export const medleySlotInputSchema = v.object({
  title: requiredText(LIMITS.title),
  clipId: idSchema,
  /** Release that the track links to; null for no link. */
  productId: v.nullable(idSchema),
});

/** A track of a published medley. */
const medleySlotSchema = v.object({
  ...medleySlotInputSchema.entries,
  releaseTitle: v.nullable(requiredText(LIMITS.title)),
  /** Slug in the release's URL; null without a release. */
  productSlug: v.nullable(productSlugSchema),
  /** Duration of the clip as measured by the server. */
  durationMs: v.pipe(v.number(), v.integer(), v.minValue(LIMITS.clipShortestMs), v.maxValue(LIMITS.clipLongestMs)),
  type: v.picklist(CLIP_TYPES),
});
/** A track, parsed by {@link medleySlotSchema}. */
export type MedleySlot = v.InferOutput<typeof medleySlotSchema>;

const slots = <Slot extends v.GenericSchema>(slot: Slot) =>
  v.pipe(v.array(slot), v.minLength(1, 'field/required'), v.maxLength(LIMITS.medleySlots, 'field/too-many'));

/** Owner's input for publishing a medley. */
export const medleyInputSchema = v.object({
  artistId: idSchema,
  slots: slots(medleySlotInputSchema),
  /**
   * `publishedAt` that the editor loaded; null for none. A mismatch is refused with `medley/changed`; undefined skips
   * the check.
   */
  expectedPublishedAt: v.optional(v.nullable(millisSchema)),
});
/** A medley, parsed by {@link medleyInputSchema}. */
export type MedleyInput = v.InferOutput<typeof medleyInputSchema>;

/** `medleys/{artistId}`: an artist's four tracks. Publicly readable; only the server writes it. */
export const medleySchema = v.object({
  artistId: idSchema,
  artistName: requiredText(LIMITS.profileName),
  artistSlug: claimedSlugSchema,
  createdBy: uidSchema,
  slots: slots(medleySlotSchema),
  publishedAt: instantSchema,
  shelf: shelfStateSchema,
  /** See `shelfPositionOf`. */
  position: shelfPositionSchema,
});
/** A medley, parsed by {@link medleySchema}. */
export type Medley = v.InferOutput<typeof medleySchema>;
