import * as v from 'valibot';
import { brandEntries, logoEntries } from '../branding/label-brand.ts';
import { idSchema } from '../fields/fields.ts';
import { feedSettingsSchema } from './feed-settings.ts';
import { labelPageEntries } from './label-page.ts';
import { profileSchema, profileTextSchema } from './profile.ts';

// Apart from artists, whose screens would load the schemas of label pages and feeds too.

/** Fields that only labels have and their members write: of the page and of the branding. */
export const labelOnlySchema = v.object({ ...labelPageEntries, ...brandEntries });
/** All fields of a label that its members write. */
export const labelTextSchema = v.object({ ...profileTextSchema.entries, ...labelOnlySchema.entries });

/** `labelProfiles/{labelId}`: a label's public profile. Publicly readable. */
export const labelProfileSchema = v.object({
  ...profileSchema.entries,
  ...labelTextSchema.entries,
  ...feedSettingsSchema.entries,
  ...logoEntries,
  /** Artists on the label's roster. */
  artistIds: v.optional(v.array(idSchema), []),
});
/** A profile, parsed by {@link labelProfileSchema}. */
export type LabelProfile = v.InferOutput<typeof labelProfileSchema>;
