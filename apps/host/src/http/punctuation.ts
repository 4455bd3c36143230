import {
  parseEmbedPath,
  parseArtistPath,
  parseCampaignLinkPath,
  parseFeedPath,
  parseReceiptPath,
  parseReleasePath,
  PUBLIC_PATHS,
} from '@countin/domain/urls';
import { profileSlugError, type HostMatch } from '@countin/slug';

/** Characters of a sentence around a link, which programs take for its end. No id or slug ends with one. */
const AROUND = /[\p{Po}\p{Pe}\p{Pi}\p{Pf}<>`|]+$/u;
const FIXED: readonly string[] = Object.values(PUBLIC_PATHS).filter((pattern) => !pattern.includes('{'));

/**
 * The path of the page that a link in a text meant, without the punctuation that followed it. Any other canonical path
 * stays as it is.
 */
export function withoutPunctuation(path: string, kind: HostMatch['kind']): string {
  const at = path.lastIndexOf('/') + 1;
  const plain = path.slice(0, at) + decoded(path.slice(at)).replace(AROUND, '');
  return plain !== path && isPagePath(plain, kind) ? plain : path;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function isPagePath(path: string, kind: HostMatch['kind']): boolean {
  const artist = kind === 'fourtrack' ? parseArtistPath(path) : null;
  return (
    FIXED.includes(path) ||
    (artist !== null && profileSlugError(artist) === null) ||
    parseEmbedPath(path) !== null ||
    [parseReleasePath, parseFeedPath, parseReceiptPath, parseCampaignLinkPath].some((parse) => parse(path) !== null)
  );
}
