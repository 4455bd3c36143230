import * as v from 'valibot';
import {
  colourSchema,
  idSchema,
  instantSchema,
  optionalText,
  requiredText,
  uidSchema,
  webUrlSchema,
} from '../fields/fields.ts';
import { languageSchema } from '../locale/language.ts';
import { LIMITS } from '../fields/limits.ts';
import { coverDesignSchema } from '../media/cover.ts';
import { imageChoiceSchema } from '../media/image.ts';
import { profileSlugSchema } from '../fields/slug-schema.ts';

/** Social networks a profile links to, in the order in which pages show them. */
export const SOCIALS = ['spotify', 'instagram', 'x', 'tiktok', 'youtube', 'website'] as const;
/** One of {@link SOCIALS}. */
export type Social = (typeof SOCIALS)[number];

/** What an owner may write about an artist or a label. */
export const profileTextSchema = v.object({
  name: requiredText(LIMITS.profileName),
  bio: v.optional(optionalText(LIMITS.bio), ''),
  /** The language the bio is written in. */
  language: v.optional(languageSchema, 'en'),
  genres: v.optional(v.pipe(v.array(requiredText(LIMITS.genre)), v.maxLength(LIMITS.genres, 'field/too-many')), []),
  location: v.optional(optionalText(LIMITS.profileName), ''),
  socials: v.optional(v.record(v.picklist(SOCIALS), webUrlSchema), {}),
  /** The profile's colour, or null to take it from the newest cover. */
  accent: v.optional(v.nullable(colourSchema), null),
  /** A picture drawn by the product; uploads come beside it, not instead. */
  picture: v.optional(v.nullable(coverDesignSchema), null),
  /** An uploaded picture, shown rather than the drawn one. Artists alone have uploads. */
  pictureImage: v.optional(v.nullable(imageChoiceSchema), null),
});

const profileSchema = v.object({
  ...profileTextSchema.entries,
  customSlug: profileSlugSchema,
  createdBy: uidSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
});

/** `artistProfiles/{artistId}`: an artist's public identity. Readable by everyone. */
export const artistProfileSchema = v.object({ ...profileSchema.entries, id: idSchema });
/** A profile as {@link artistProfileSchema} gives it. */
export type ArtistProfile = v.InferOutput<typeof artistProfileSchema>;

/** `labelProfiles/{labelId}`: a label's public identity. Readable by everyone. */
export const labelProfileSchema = v.object({
  ...profileSchema.entries,
  id: idSchema,
  /** The roster. */
  artistIds: v.optional(v.array(idSchema), []),
});
/** A profile as {@link labelProfileSchema} gives it. */
export type LabelProfile = v.InferOutput<typeof labelProfileSchema>;

/** `slugs/{slug}`: who holds a slug. A former one stays, so that old addresses lead on and no other profile takes them. */
export const slugClaimSchema = v.object({
  kind: v.picklist(['artist', 'label']),
  profileId: idSchema,
  createdBy: uidSchema,
});
/** A claim as {@link slugClaimSchema} gives it. */
export type SlugClaim = v.InferOutput<typeof slugClaimSchema>;

/** `artistProfiles/{artistId}/productSlugs/{slug}`: which release holds a slug, or held it once. */
export const productSlugClaimSchema = v.object({ productId: idSchema, createdBy: uidSchema });
