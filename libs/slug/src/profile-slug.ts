import { isReservedSlug } from './reserved.ts';
import { SLUG_MAX_LENGTH, SLUG_MIN_LENGTH, SLUG_PATTERN, type SlugError } from './slug-limits.ts';

/**
 * Validates a profile slug; null if it is valid. Artists and labels share one namespace and one format. Does not check
 * availability.
 */
export function profileSlugError(slug: string): SlugError | null {
  if (slug.length < SLUG_MIN_LENGTH) return 'slug/too-short';
  if (slug.length > SLUG_MAX_LENGTH) return 'slug/too-long';
  if (!SLUG_PATTERN.test(slug)) return 'slug/format';
  return isReservedSlug(slug) ? 'slug/reserved' : null;
}

/** Validates a product slug; null if it is valid. 1 to 50 characters, unique per artist, no reserved words. */
export function productSlugError(slug: string): SlugError | null {
  if (slug.length === 0) return 'slug/too-short';
  if (slug.length > SLUG_MAX_LENGTH) return 'slug/too-long';
  return SLUG_PATTERN.test(slug) ? null : 'slug/format';
}
