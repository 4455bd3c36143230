import { isCorrectable } from './typos.ts';
import { searchableWords } from './words.ts';

/** Texts that a release or medley is found by. */
export interface SearchText {
  readonly artist: string;
  /** Names of further artists. */
  readonly artists: readonly string[];
  /** Empty for a medley. */
  readonly title: string;
  readonly version: string;
  readonly label: string;
  readonly tracks: readonly string[];
}

/** Words of these that may be meant by a misspelt one. */
export function correctableWords({ artist, artists, title, version, label, tracks }: SearchText): string[] {
  const words = [artist, title, version, label, ...artists, ...tracks].flatMap(searchableWords);
  return [...new Set(words.filter(({ spaced, text }) => spaced && isCorrectable(text)).map(({ text }) => text))];
}
