import * as v from 'valibot';
import { idSchema, instantSchema, optionalText, uidSchema } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';
import { languageSchema } from '../locale/language-schema.ts';
import { coloursSchema } from './image.ts';

const percentSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));
const pixelsSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000));

/** Description of a photo by its artist, and its uses. Written directly by the artist's members. */
export const photoContentSchema = v.object({
  /** Position in the list: smaller comes first. A number between two puts a photo between them. */
  order: v.pipe(v.number(), v.minValue(-1e9), v.maxValue(1e9)),
  alt: optionalText(LIMITS.imageAlt),
  /** Language of the alternative text. */
  altLanguage: languageSchema,
  /** Photographer, as printed beside it. */
  credit: optionalText(LIMITS.photoCredit),
  /** Focal point that every crop keeps, from the left and from the top of the picture, percent. */
  focus: v.object({ x: percentSchema, y: percentSchema }),
  /** Part of the press kit. */
  press: v.boolean(),
  /** Everyone may download the full size. */
  download: v.boolean(),
  /** Removed by the artist, who can still undo it. The picture is deleted a day later. */
  removed: v.boolean(),
});

/** Facts of a photo from its upload; never changed later. */
export const photoUploadSchema = v.object({
  colours: coloursSchema,
  /** Pixels of the full size, upright. */
  width: pixelsSchema,
  height: pixelsSchema,
  /** SHA-256 of the uploaded file, hexadecimal: the same file is not uploaded twice. */
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

/** `artistProfiles/{artistId}/photos/{imageId}`: a photo of an artist. The id is that of its upload. */
export const photoSchema = v.object({
  id: idSchema,
  ...photoContentSchema.entries,
  ...photoUploadSchema.entries,
  createdBy: uidSchema,
  createdAt: instantSchema,
  /** Last change of what the artist says; 0 before the first. */
  updatedAt: v.optional(instantSchema, 0),
});
/** A photo, parsed by {@link photoSchema}. */
export type Photo = v.InferOutput<typeof photoSchema>;
/** The part of a photo that its artist writes. */
export type PhotoContent = v.InferOutput<typeof photoContentSchema>;
