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
import { languageSchema } from '../locale/language-schema.ts';
import { LIMITS } from '../fields/limits.ts';
import { coverDesignSchema } from '../media/cover.ts';
import { imageChoiceSchema } from '../media/image.ts';
import { claimedSlugSchema } from '../fields/slug-schema.ts';
import { labelBrandSchema } from '../branding/label-brand.ts';
import { newsLabelSchema } from '../branding/news-label.ts';

/** Social networks of a profile, in display order. */
export const SOCIALS = [
  'spotify',
  'bandcamp',
  'soundcloud',
  'instagram',
  'tiktok',
  'youtube',
  'x',
  'threads',
  'bluesky',
  'mastodon',
  'website',
] as const;
/** One of {@link SOCIALS}. */
export type Social = (typeof SOCIALS)[number];
/** Owner's input for an artist or label profile. */
export const profileTextSchema = v.object({
  name: requiredText(LIMITS.profileName),
  bio: v.optional(optionalText(LIMITS.bio), ''),
  /** The language the bio is written in. */
  language: v.optional(languageSchema, 'en'),
  genres: v.optional(v.pipe(v.array(requiredText(LIMITS.genre)), v.maxLength(LIMITS.genres, 'field/too-many')), []),
  location: v.optional(optionalText(LIMITS.profileName), ''),
  socials: v.optional(v.record(v.picklist(SOCIALS), webUrlSchema), {}),
  /** Accent colour of the profile; null derives it from the newest cover. */
  accent: v.optional(v.nullable(colourSchema), null),
  /** Drawn picture. An upload in `pictureImage` takes precedence. */
  picture: v.optional(v.nullable(coverDesignSchema), null),
  /** Uploaded picture, shown instead of the drawn one. Only artists have uploads. */
  pictureImage: v.optional(v.nullable(imageChoiceSchema), null),
});

/** Fields that artists and labels have in common. */
export const profileSchema = v.object({
  ...profileTextSchema.entries,
  /** Branding of the label whose roster an artist is on, if it reaches this page. Written by the server; null for labels. */
  labelBrand: v.optional(v.nullable(labelBrandSchema), null),
  /** Label whose news fans can ask for in an artist's forms. Written by the server; null for labels. */
  newsLabel: v.optional(v.nullable(newsLabelSchema), null),
  id: idSchema,
  customSlug: claimedSlugSchema,
  createdBy: uidSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
  /** Archived: the public page stays, takes no more followers, and no shelf lists it. */
  archivedAt: v.optional(instantSchema),
  /** Deleted, but restorable: nothing of it is public. See `profileDeletion`. */
  deletedAt: v.optional(instantSchema),
});

/** `artistProfiles/{artistId}`: an artist's public profile. Publicly readable. */
export const artistProfileSchema = v.object({
  ...profileSchema.entries,
  /** Code of the country that the artist is from; null if it chose none. */
  country: v.optional(v.nullable(v.string()), null),
});
/** A profile, parsed by {@link artistProfileSchema}. */
export type ArtistProfile = v.InferOutput<typeof artistProfileSchema>;

/** `slugs/{slug}`: the owner of a slug. Former slugs are kept, so that old URLs redirect and stay reserved. */
export const slugClaimSchema = v.object({
  kind: v.picklist(['artist', 'label']),
  profileId: idSchema,
  createdBy: uidSchema,
});

/** `artistProfiles/{artistId}/productSlugs/{slug}`: the release that has or had this slug. */
export const productSlugClaimSchema = v.object({ productId: idSchema, createdBy: uidSchema });

/** How long a deleted profile can be restored, and its slugs stay claimed, milliseconds. */
export const PROFILE_RESTORE_MS = 30 * 86_400_000;
