import * as v from 'valibot';
import { colourSchema, idSchema, instantSchema, requiredText, uidSchema } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';
import { claimedSlugSchema } from '../fields/slug-schema.ts';
import { languageSchema } from '../locale/language-schema.ts';
import { coverDesignSchema } from '../media/cover.ts';
import { imageChoiceSchema } from '../media/image.ts';

// A separate module: otherwise the schemas of pages, branding and feeds would be in the first screen's script.

/** An artist or label with the fields that lists read. */
export const listedProfileSchema = v.object({
  id: idSchema,
  name: requiredText(LIMITS.profileName),
  customSlug: claimedSlugSchema,
  language: v.optional(languageSchema, 'en'),
  accent: v.optional(v.nullable(colourSchema), null),
  picture: v.optional(v.nullable(coverDesignSchema), null),
  pictureImage: v.optional(v.nullable(imageChoiceSchema), null),
  createdBy: uidSchema,
  createdAt: instantSchema,
  archivedAt: v.optional(instantSchema),
  deletedAt: v.optional(instantSchema),
});
/** A profile, parsed by {@link listedProfileSchema}. */
export type ListedProfile = v.InferOutput<typeof listedProfileSchema>;
