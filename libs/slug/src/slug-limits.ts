/** Minimum length of a profile slug (specification, section 9). */
export const SLUG_MIN_LENGTH = 3;
/** Maximum length of any slug (specification, section 9). */
export const SLUG_MAX_LENGTH = 50;

/** Lower-case letters, digits and inner hyphens. Length is checked separately. */
export const SLUG_PATTERN = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;

/** Error code of an invalid slug. */
export type SlugError = 'slug/too-short' | 'slug/too-long' | 'slug/format' | 'slug/reserved';
