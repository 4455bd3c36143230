import * as v from 'valibot';
import { idSchema, instantSchema, requiredText, uidSchema } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';
import { shelfPositionSchema, shelfStateSchema } from '../shelf/shelf.ts';
import { productSlugSchema, profileSlugSchema } from '../fields/slug-schema.ts';

/** Media types that a clip is uploaded and served as; `storage.rules` have the same. */
export const CLIP_TYPES = ['audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/webm', 'audio/wav'] as const;
export type ClipType = (typeof CLIP_TYPES)[number];

/** What browsers and systems call the same types. */
const ALIASES: Readonly<Record<string, ClipType>> = {
  'audio/mp3': 'audio/mpeg',
  'audio/x-m4a': 'audio/mp4',
  'audio/m4a': 'audio/mp4',
  'audio/aac': 'audio/mp4',
  'application/ogg': 'audio/ogg',
  'video/ogg': 'audio/ogg',
  'video/mp4': 'audio/mp4',
  'video/webm': 'audio/webm',
  'audio/x-wav': 'audio/wav',
  'audio/wave': 'audio/wav',
  'audio/vnd.wave': 'audio/wav',
};

/** The type of a clip under whichever name it came; null for what is not taken. */
export function clipTypeOf(mediaType: string): ClipType | null {
  const plain = (mediaType.split(';')[0] ?? '').trim().toLowerCase();
  return CLIP_TYPES.find((type) => type === plain) ?? (Object.hasOwn(ALIASES, plain) ? (ALIASES[plain] ?? null) : null);
}

/** Where the files of clips are in Storage. */
export const clipNames = {
  /** What was uploaded: its owner's alone. */
  original: (artistId: string, clipId: string) => `artists/${artistId}/clips/${clipId}/original`,
  /** What everyone hears; written by publishing alone. */
  clip: (artistId: string, clipId: string) => `artists/${artistId}/clips/${clipId}/clip`,
} as const;

/** Path of a clip on every site of the product. What it plays never changes. */
export function clipPath(artistId: string, clipId: string): string {
  return `/clips/${artistId}/${clipId}`;
}

/** The clip that a path of {@link clipPath} names; null for any other path. */
export function parseClipPath(path: string): { readonly artistId: string; readonly clipId: string } | null {
  const [, artistId, clipId] = /^\/clips\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  return v.is(idSchema, artistId) && v.is(idSchema, clipId) ? { artistId, clipId } : null;
}

/** What an owner says about one of the tracks. */
export const medleySlotInputSchema = v.object({
  title: requiredText(LIMITS.title),
  clipId: idSchema,
  /** The release that the track leads to; without one it leads nowhere. */
  productId: v.nullable(idSchema),
});

export const medleySlotSchema = v.object({
  ...medleySlotInputSchema.entries,
  productTitle: v.nullable(requiredText(LIMITS.title)),
  /** Of the release's address. Medleys from before there were readable addresses lack it. */
  productSlug: v.optional(v.nullable(productSlugSchema), null),
  /** Of the clip, as the server has measured it. */
  durationMs: v.pipe(v.number(), v.integer(), v.minValue(LIMITS.clipShortestMs), v.maxValue(LIMITS.clipLongestMs)),
  type: v.picklist(CLIP_TYPES),
});
export type MedleySlot = v.InferOutput<typeof medleySlotSchema>;

const slots = <Slot extends v.GenericSchema>(slot: Slot) =>
  v.pipe(v.array(slot), v.minLength(1, 'field/required'), v.maxLength(LIMITS.medleySlots, 'field/too-many'));

export const medleyInputSchema = v.object({
  artistId: idSchema,
  slots: slots(medleySlotInputSchema),
  /** When the medley was published that an editor began with, null for none. Another one is refused with `medley/changed`; without it any is replaced. */
  expectedPublishedAt: v.optional(v.nullable(v.number())),
});
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
export type Medley = v.InferOutput<typeof medleySchema>;
