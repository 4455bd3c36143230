import { isReservedSlug } from './reserved.ts';
import { SLUG_MAX_LENGTH, SLUG_MIN_LENGTH, SLUG_PATTERN, type SlugError } from './slugify.ts';

/**
 * What is wrong with a profile slug (artists and labels share one name space and one format),
 * or null when it may be claimed. Says nothing about whether it is taken.
 */
export function profileSlugError(slug: string): SlugError | null {
  if (slug.length < SLUG_MIN_LENGTH) return 'slug/too-short';
  if (slug.length > SLUG_MAX_LENGTH) return 'slug/too-long';
  if (!SLUG_PATTERN.test(slug)) return 'slug/format';
  return isReservedSlug(slug) ? 'slug/reserved' : null;
}

/** What is wrong with a product slug: 1 to 50 characters, unique per artist, no reserved words. */
export function productSlugError(slug: string): SlugError | null {
  if (slug.length === 0) return 'slug/too-short';
  if (slug.length > SLUG_MAX_LENGTH) return 'slug/too-long';
  return SLUG_PATTERN.test(slug) ? null : 'slug/format';
}
