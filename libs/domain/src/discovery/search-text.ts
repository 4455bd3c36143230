import { isCorrectable } from './typos.ts';
import { searchableWords } from './words.ts';

/** Texts that a release or medley is found by. */
export interface SearchText {
  readonly artist: string;
  /** Slug of the artist: its name in Latin letters. */
  readonly artistSlug: string;
  /** Names of further artists. */
  readonly artists: readonly string[];
  /** Empty for a medley. */
  readonly title: string;
  /** Slug of the release; empty for a medley. */
  readonly slug: string;
  readonly version: string;
  readonly label: string;
  readonly tracks: readonly string[];
}

/** Words of these that may be meant by a misspelt one. */
export function correctableWords({ artist, artistSlug, artists, title, slug, ...more }: SearchText): string[] {
  const { version, label, tracks } = more;
  const words = [artist, title, version, label, ...artists, ...tracks, artistSlug, slug].flatMap(searchableWords);
  return [...new Set(words.filter(({ spaced, text }) => spaced && isCorrectable(text)).map(({ text }) => text))];
}
