import { isSyncPath } from './sync-path.ts';

/** Longer than any address of the product. */
const LONGEST = 2048;
/** Any origin will do to resolve a path against; this one is nobody's (RFC 6761). */
const BASE = 'https://site.invalid';

/** Characters that browsers drop or read as `/`: with them an address is not what it looks like. */
const MISREAD = /[\\\p{Cc}\p{Cf}\p{Z}]/u;
/** The same and further slashes, hidden behind one or more rounds of percent-encoding. */
const HIDDEN = /%(?:25)*(?:2f|5c|[01][0-9a-f]|7f)/i;

/**
 * The one reader of "where to go afterwards". Gives a path of this site with its query and section, or null for
 * anything else. The text comes from an address bar, so anybody may have written it: `//host`, `/\host`, schemes,
 * control characters and their encoded forms all lead elsewhere in some browser, and are refused rather than repaired.
 */
export function parseNext(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > LONGEST || !/^\/(?!\/)/.test(text) || MISREAD.test(text)) return null;
  if (!URL.canParse(text, BASE)) return null;
  const { origin, pathname, search, hash } = new URL(text, BASE);
  // Dot segments can bring two slashes to the front: `/..//host`.
  if (origin !== BASE || pathname.startsWith('//') || HIDDEN.test(pathname)) return null;
  // Going there again would go round in circles.
  if (isSyncPath(pathname)) return null;
  return pathname + search + hash;
}
