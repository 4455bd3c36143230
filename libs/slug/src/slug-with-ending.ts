import { SLUG_MAX_LENGTH } from './slug-limits.ts';

/** A slug with a hyphen and an ending, such as a number, shortened in front of it where it would be too long. */
export function slugWithEnding(slug: string, ending: string): string {
  return `${slug.slice(0, SLUG_MAX_LENGTH - ending.length - 1).replace(/-+$/, '')}-${ending}`;
}
