import * as v from 'valibot';
import { colourSchema, idSchema, instantSchema, optionalText, uidSchema } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';

/** Purposes of an uploaded picture. */
export const IMAGE_KINDS = ['cover', 'picture'] as const;
/** One of {@link IMAGE_KINDS}. */
export type ImageKind = (typeof IMAGE_KINDS)[number];

/** Media types accepted for uploads. `storage.rules` must list the same. */
export const IMAGE_UPLOAD_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'] as const;

/** Widths in pixels of the square renditions. A smaller upload is not enlarged. */
export const IMAGE_WIDTHS = [320, 640, 1280] as const;
/** One of {@link IMAGE_WIDTHS}, pixels. */
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** Encodings of each rendition, the preferred one first. */
export const IMAGE_FORMATS = ['avif', 'webp'] as const;
/** One of {@link IMAGE_FORMATS}. */
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** Storage paths of pictures. `storage.rules` and the functions use the same paths. */
export const objectNames = {
  /** Uploaded file, readable by its owner only. */
  original: (kind: ImageKind, artistId: string, imageId: string) => `artists/${artistId}/${kind}s/${imageId}/original`,
  /** Public rendition; only the server writes it. */
  derived: (artistId: string, imageId: string, width: ImageWidth, format: ImageFormat) =>
    `artists/${artistId}/images/${imageId}/${width}.${format}`,
  /** Uploaded file of a user's own picture. */
  personOriginal: (uid: string, imageId: string) => `people/${uid}/pictures/${imageId}/original`,
  personDerived: (uid: string, imageId: string, width: ImageWidth, format: ImageFormat) =>
    `people/${uid}/images/${imageId}/${width}.${format}`,
} as const;

/** Rendition named by a URL path: a picture of an artist or a user. */
export interface ImageAddress {
  readonly owner: 'artist' | 'person';
  readonly ownerId: string;
  readonly imageId: string;
  readonly width: ImageWidth;
  readonly format: ImageFormat;
}

/** Storage path of a rendition. */
export function imageObjectName({ owner, ownerId, imageId, width, format }: ImageAddress): string {
  return owner === 'artist'
    ? objectNames.derived(ownerId, imageId, width, format)
    : objectNames.personDerived(ownerId, imageId, width, format);
}

/** Colours of a picture: dominant, accent, and the one with the best contrast to both. */
const coloursSchema = v.strictTuple([colourSchema, colourSchema, colourSchema]);
/** Three colours of a picture, `#rrggbb`. */
export type ImageColours = v.InferOutput<typeof coloursSchema>;

const imageBase = { id: idSchema, kind: v.picklist(IMAGE_KINDS), createdBy: uidSchema, createdAt: instantSchema };

/** `artistProfiles/{artistId}/images/{imageId}`: processing state of an upload. Only the server writes it. */
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
/** An upload, parsed by {@link imageSchema}. */
export type Image = v.InferOutput<typeof imageSchema>;

/** Reference to an artist's upload, as a release's cover or a profile's picture. */
export const imageChoiceSchema = v.object({
  imageId: idSchema,
  /** Extracted from the picture, or chosen by its owner. */
  colours: coloursSchema,
  /** Alternative text; empty if the title is sufficient. */
  alt: v.optional(optionalText(LIMITS.imageAlt), ''),
});
/** A chosen picture, parsed by {@link imageChoiceSchema}. */
export type ImageChoice = v.InferOutput<typeof imageChoiceSchema>;
