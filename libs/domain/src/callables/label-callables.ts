import * as v from 'valibot';
import { idSchema } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';
import { LOGO_THEMES, logoSchema } from '../branding/label-brand.ts';

/** Kinds of content that sanitising has removed from a logo. */
const REMOVED_PARTS = ['script', 'foreign', 'external', 'effects', 'other'] as const;
/** One of {@link REMOVED_PARTS}. */
export type RemovedPart = (typeof REMOVED_PARTS)[number];

/** Length of a file of the largest size in base64. */
const BASE64_LIMIT = Math.ceil(LIMITS.logoBytes / 3) * 4;

/** Callables of labels. */
export const labelCallables = {
  /**
   * Sanitises an SVG file or rewrites a picture, and makes it the label's logo for a theme. `logo/entities`,
   * `logo/type`, `logo/too-large`, `logo/too-complex` and `image/…` refuse a file; `removed` says what was taken out of an accepted one.
   */
  storeLogo: {
    name: 'studio/storeLogo',
    input: v.object({
      labelId: idSchema,
      theme: v.picklist(LOGO_THEMES),
      file: v.pipe(
        v.string(),
        v.maxLength(BASE64_LIMIT, 'logo/too-large'),
        v.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'logo/type'),
      ),
    }),
    output: v.object({ logo: logoSchema, removed: v.array(v.picklist(REMOVED_PARTS)) }),
  },
  /** Takes the label's logo for a theme away. Idempotent. */
  removeLogo: {
    name: 'studio/removeLogo',
    input: v.object({ labelId: idSchema, theme: v.picklist(LOGO_THEMES) }),
    output: v.object({}),
  },
  /** Confirmed fans of a roster's artists. Artists whose numbers the caller may not see are left out. */
  readLabelNumbers: {
    name: 'studio/readLabelNumbers',
    input: v.object({
      labelId: idSchema,
      artistIds: v.pipe(v.array(idSchema), v.maxLength(LIMITS.artistsPerNumbers, 'field/too-many')),
    }),
    output: v.object({
      artists: v.array(v.object({ artistId: idSchema, followers: v.number(), waiting: v.number() })),
    }),
  },
} as const;
