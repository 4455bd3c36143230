import * as v from 'valibot';
import { colourSchema, idSchema, instantSchema, optionalText, uidSchema } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';

/** What an uploaded picture is for. */
export const IMAGE_KINDS = ['cover', 'picture'] as const;
/** One of {@link IMAGE_KINDS}. */
export type ImageKind = (typeof IMAGE_KINDS)[number];

/** Media types that are taken as an upload, as `storage.rules` has them. */
export const IMAGE_UPLOAD_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'] as const;

/** Sides in pixels of the squares that are made of each upload. A smaller upload is not enlarged. */
export const IMAGE_WIDTHS = [320, 640, 1280] as const;
/** One of {@link IMAGE_WIDTHS}, pixels. */
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** What each square is encoded as, the better one first. */
export const IMAGE_FORMATS = ['avif', 'webp'] as const;
/** One of {@link IMAGE_FORMATS}. */
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** Where the files of pictures are in Storage; `storage.rules` and the functions use the same names. */
export const objectNames = {
  /** What was uploaded: its owner's alone. */
  original: (kind: ImageKind, artistId: string, imageId: string) => `artists/${artistId}/${kind}s/${imageId}/original`,
  /** What everyone sees; written by the server alone. */
  derived: (artistId: string, imageId: string, width: ImageWidth, format: ImageFormat) =>
    `artists/${artistId}/images/${imageId}/${width}.${format}`,
  /** A person's own picture, as it was uploaded. */
  personOriginal: (uid: string, imageId: string) => `people/${uid}/pictures/${imageId}/original`,
  personDerived: (uid: string, imageId: string, width: ImageWidth, format: ImageFormat) =>
    `people/${uid}/images/${imageId}/${width}.${format}`,
} as const;

/** A picture that a path names: an artist's, or a person's own. */
export interface ImageAddress {
  readonly owner: 'artist' | 'person';
  readonly ownerId: string;
  readonly imageId: string;
  readonly width: ImageWidth;
  readonly format: ImageFormat;
}

/** Name in Storage of the picture at an address. */
export function imageObjectName({ owner, ownerId, imageId, width, format }: ImageAddress): string {
  return owner === 'artist'
    ? objectNames.derived(ownerId, imageId, width, format)
    : objectNames.personDerived(ownerId, imageId, width, format);
}

/** Three colours of a picture: what fills most of it, what stands out, and the best contrast to both. */
const coloursSchema = v.strictTuple([colourSchema, colourSchema, colourSchema]);
/** Three colours of a picture, `#rrggbb`. */
export type ImageColours = v.InferOutput<typeof coloursSchema>;

const imageBase = { id: idSchema, kind: v.picklist(IMAGE_KINDS), createdBy: uidSchema, createdAt: instantSchema };

/** `artistProfiles/{artistId}/images/{imageId}`: what has become of an upload. Written by the server alone. */
export const imageSchema = v.variant('state', [
  v.object({ ...imageBase, state: v.literal('processing') }),
  v.object({
    ...imageBase,
    state: v.literal('ready'),
    widths: v.array(v.picklist(IMAGE_WIDTHS)),
    colours: coloursSchema,
  }),
  v.object({ ...imageBase, state: v.literal('failed'), code: v.string() }),
]);
/** An upload as {@link imageSchema} gives it. */
export type Image = v.InferOutput<typeof imageSchema>;

/** An uploaded picture of an artist, as a release's cover or a profile's picture names it. */
export const imageChoiceSchema = v.object({
  imageId: idSchema,
  /** From the image's document, or chosen by its owner. */
  colours: coloursSchema,
  /** What it shows, for people who do not see it; empty where its title says enough. */
  alt: v.optional(optionalText(LIMITS.imageAlt), ''),
});
/** A chosen picture as {@link imageChoiceSchema} gives it. */
export type ImageChoice = v.InferOutput<typeof imageChoiceSchema>;
