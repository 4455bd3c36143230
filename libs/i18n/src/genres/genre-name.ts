import { genreOf } from '@countin/domain/release-metadata';
import type { Genre } from '@countin/domain/release';

/** Name of a profile's genre in the reader's language. A word outside the list stays as its owner wrote it. */
export function genreName(t: (key: `genres:${Genre}`) => string, genre: string): string {
  const known = genreOf(genre);
  return known === null ? genre : t(`genres:${known}`);
}
