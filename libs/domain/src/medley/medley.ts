import * as v from 'valibot';
import { idSchema, instantSchema, requiredText, uidSchema } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';
import { CLIP_TYPES } from '../media/clip.ts';
import { shelfPositionSchema, shelfStateSchema } from '../shelf/shelf.ts';
import { productSlugSchema, profileSlugSchema } from '../fields/slug-schema.ts';

/** What an owner says about one of the tracks. */
export const medleySlotInputSchema = v.object({
  title: requiredText(LIMITS.title),
  clipId: idSchema,
  /** The release that the track leads to; without one it leads nowhere. */
  productId: v.nullable(idSchema),
});

/** A track of a published medley. */
export const medleySlotSchema = v.object({
  ...medleySlotInputSchema.entries,
  productTitle: v.nullable(requiredText(LIMITS.title)),
  /** Of the release's address. Medleys from before there were readable addresses lack it. */
  productSlug: v.optional(v.nullable(productSlugSchema), null),
  /** Of the clip, as the server has measured it. */
  durationMs: v.pipe(v.number(), v.integer(), v.minValue(LIMITS.clipShortestMs), v.maxValue(LIMITS.clipLongestMs)),
  type: v.picklist(CLIP_TYPES),
});
/** A track as {@link medleySlotSchema} gives it. */
export type MedleySlot = v.InferOutput<typeof medleySlotSchema>;

const slots = <Slot extends v.GenericSchema>(slot: Slot) =>
  v.pipe(v.array(slot), v.minLength(1, 'field/required'), v.maxLength(LIMITS.medleySlots, 'field/too-many'));

/** What an owner publishes as a medley. */
export const medleyInputSchema = v.object({
  artistId: idSchema,
  slots: slots(medleySlotInputSchema),
  /** When the medley was published that an editor began with, null for none. Another one is refused with `medley/changed`; without it any is replaced. */
  expectedPublishedAt: v.optional(v.nullable(v.number())),
});
/** A medley as {@link medleyInputSchema} gives it. */
export type MedleyInput = v.InferOutput<typeof medleyInputSchema>;

/** `medleys/{artistId}`: an artist's four tracks. Readable by everyone, written by the server alone. */
export const medleySchema = v.object({
  artistId: idSchema,
  artistName: requiredText(LIMITS.profileName),
  artistSlug: profileSlugSchema,
  createdBy: uidSchema,
  slots: slots(medleySlotSchema),
  publishedAt: instantSchema,
  shelf: v.optional(shelfStateSchema, 'unconfirmed'),
  /** See `shelfPositionOf`. */
  position: v.optional(shelfPositionSchema, 0),
});
/** A medley as {@link medleySchema} gives it. */
export type Medley = v.InferOutput<typeof medleySchema>;
