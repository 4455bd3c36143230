import * as v from 'valibot';
import { wordTokens } from '../fields/word-tokens.ts';

/** Most tokens of one release; the security rules have the same limit. */
export const MOST_SEARCH_TOKENS = 240;

/** Stored result of {@link releaseSearchTokens}. Only the release's owner reads it. */
export const searchTokensSchema = v.pipe(v.array(v.string()), v.maxLength(MOST_SEARCH_TOKENS, 'field/too-many'));

/** Searchable fields of a release. */
export interface SearchableRelease {
  readonly title: string;
  readonly labelName: string;
  readonly artistName: string;
  /** Slug of the artist: its name in Latin letters. */
  readonly artistSlug: string;
  readonly productSlug: string;
  readonly version?: string;
  /** Artists beside the release's own. */
  readonly artists?: readonly { readonly name: string }[];
}

/**
 * Prefixes of all words of a release, at most {@link MOST_SEARCH_TOKENS}. The title comes first, so it is always
 * indexed.
 */
export function releaseSearchTokens({
  title,
  artistName,
  artistSlug,
  productSlug,
  labelName,
  version = '',
  artists = [],
}: SearchableRelease): string[] {
  const featured = artists.map(({ name }) => name);
  return wordTokens([title, artistName, productSlug, artistSlug, labelName, version, ...featured], MOST_SEARCH_TOKENS);
}
