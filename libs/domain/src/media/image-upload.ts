import * as v from 'valibot';
import { idSchema, instantSchema, uidSchema } from '../fields/fields.ts';
import { coloursSchema, IMAGE_KINDS, IMAGE_WIDTHS } from './image.ts';

const imageBase = { id: idSchema, kind: v.picklist(IMAGE_KINDS), createdBy: uidSchema, createdAt: instantSchema };

/** `artistProfiles/{artistId}/images/{imageId}`: processing state of an upload. Only the server writes it. */
export const imageSchema = v.variant('state', [
  v.object({ ...imageBase, state: v.literal('processing') }),
  v.object({
    ...imageBase,
    state: v.literal('ready'),
    widths: v.array(v.picklist(IMAGE_WIDTHS)),
    colours: coloursSchema,
    /** Side of a square upload in pixels; missing for a card and a photo. */
    side: v.optional(v.number()),
  }),
  v.object({ ...imageBase, state: v.literal('failed'), code: v.string() }),
]);
/** An upload, parsed by {@link imageSchema}. */
export type Image = v.InferOutput<typeof imageSchema>;
