import * as v from 'valibot';
import { colourSchema, idSchema, optionalText } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';

/** Purposes of an uploaded picture; a `card` fills the card of a shared link. */
export const IMAGE_KINDS = ['cover', 'picture', 'photo', 'card'] as const;
/** One of {@link IMAGE_KINDS}. */
export type ImageKind = (typeof IMAGE_KINDS)[number];

/** Kinds that are cropped to one shape before they are uploaded. */
export type CroppedKind = Exclude<ImageKind, 'photo'>;

/** Width of a cropped picture divided by its height. A card has the shape of `CARD_SIZE`. */
export const IMAGE_ASPECTS: Readonly<Record<CroppedKind, number>> = { cover: 1, picture: 1, card: 1200 / 630 };

/** Media types accepted for uploads. `storage.rules` must list the same. */
export const IMAGE_UPLOAD_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'] as const;

/** Longest sides in pixels of the renditions: squares, except for photos and cards. A smaller upload is not enlarged. */
export const IMAGE_WIDTHS = [320, 640, 1280] as const;
/** One of {@link IMAGE_WIDTHS}, pixels. */
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** Longest side of a photo's full size, pixels: more than a magazine prints. */
export const FULL_PHOTO_SIDE = 6000;

/** Encodings of each rendition, the preferred one first. */
export const IMAGE_FORMATS = ['avif', 'webp'] as const;
/** One of {@link IMAGE_FORMATS}. */
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** Colours of a picture: dominant, accent, and the one with the best contrast to both. */
export const coloursSchema = v.strictTuple([colourSchema, colourSchema, colourSchema]);
/** Three colours of a picture, `#rrggbb`. */
export type ImageColours = v.InferOutput<typeof coloursSchema>;

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
