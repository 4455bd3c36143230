import * as v from 'valibot';
import { colourSchema, idSchema, requiredText } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';
import { claimedSlugSchema } from '../fields/slug-schema.ts';

/** Typefaces of a label's headings. `site` is the page's own. The host serves the files of all others. */
export const TYPEFACES = ['site', 'grotesque', 'humanist', 'serif', 'mono'] as const;
/** One of {@link TYPEFACES}. */
export type Typeface = (typeof TYPEFACES)[number];

/**
 * How far a label's branding reaches. `page` is its own page, `mark` adds its name and logo on pages of its artists and
 * releases. `all` adds its colours and typeface there.
 */
export const BRAND_REACHES = ['page', 'mark', 'all'] as const;

/** Themes that a label may have a logo for. */
export const LOGO_THEMES = ['light', 'dark'] as const;
/** One of {@link LOGO_THEMES}. */
export type LogoTheme = (typeof LOGO_THEMES)[number];

/** Formats in which the host serves logos: sanitised SVG, or WebP made of a bitmap. */
export const LOGO_FORMATS = ['svg', 'webp'] as const;
/** One of {@link LOGO_FORMATS}. */
export type LogoFormat = (typeof LOGO_FORMATS)[number];

/** Pixels of the larger side of a logo that is served. A larger bitmap is scaled down. */
export const LOGO_SIDE = 640;

const sideSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LOGO_SIDE));

/** A stored logo, written by the server alone. */
export const logoSchema = v.object({
  logoId: idSchema,
  format: v.picklist(LOGO_FORMATS),
  /** Pixels, as shown at the largest. */
  width: sideSchema,
  height: sideSchema,
});
/** A logo, parsed by {@link logoSchema}. */
export type Logo = v.InferOutput<typeof logoSchema>;

/** Branding fields that a label's members write. The accent is a field of every profile. */
export const brandEntries = {
  /** Colour that panels of the page are tinted with; null takes the accent. */
  ground: v.optional(v.nullable(colourSchema), null),
  typeface: v.optional(v.picklist(TYPEFACES), 'site'),
  brandReach: v.optional(v.picklist(BRAND_REACHES), 'page'),
};

/** Logos of a label, written by the server alone. */
export const logoEntries = {
  logo: v.optional(v.nullable(logoSchema), null),
  /** Shown in the dark theme; without one, `logo` is. */
  logoDark: v.optional(v.nullable(logoSchema), null),
};

/** Branding of a label, copied to the pages of its artists and releases. Written by the server alone. */
export const labelBrandSchema = v.object({
  labelId: idSchema,
  name: requiredText(LIMITS.profileName),
  customSlug: claimedSlugSchema,
  accent: v.optional(v.nullable(colourSchema), null),
  ...brandEntries,
  ...logoEntries,
});
/** A copy, parsed by {@link labelBrandSchema}. */
export type LabelBrand = v.InferOutput<typeof labelBrandSchema>;

/** Storage path of a logo. `storage.rules` and the functions use the same path. */
export function logoObjectName(labelId: string, { logoId, format }: Pick<Logo, 'logoId' | 'format'>): string {
  return `${logoFolder(labelId)}${logoId}.${format}`;
}

/** Prefix of the storage paths of a label's logos. */
export function logoFolder(labelId: string): string {
  return `labels/${labelId}/logos/`;
}
