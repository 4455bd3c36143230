import { parseUrl } from '@countin/slug';
import { isSyncPath } from './sync-path.ts';

/** Maximum length in characters; every path of the product is shorter. */
const LONGEST = 2048;
/** Base to resolve paths against. The `.invalid` domain is reserved and can have no owner (RFC 6761). */
const BASE = 'https://site.invalid';

/** Characters that some browsers drop or read as `/`, so that a path can lead to another host. */
const MISREAD = /[\\\p{Cc}\p{Cf}\p{Z}]/u;
/** Slashes, backslashes and control characters behind one or more rounds of percent-encoding. */
const HIDDEN = /%(?:25)*(?:2f|5c|[01][0-9a-f]|7f)/i;

/**
 * Parses a redirect target. Returns a path of this site with query and fragment, or null for anything else.
 *
 * The text comes from an address bar, so an attacker may have written it. `//host`, `/\host`, schemes, control
 * characters and their encoded forms lead to another host in some browser. They are refused, not repaired.
 */
export function parseNext(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > LONGEST || !/^\/(?!\/)/.test(text) || MISREAD.test(text)) return null;
  const url = parseUrl(text, BASE);
  if (!url) return null;
  const { origin, pathname, search, hash } = url;
  // Dot segments can bring two slashes to the front: `/..//host`.
  if (origin !== BASE || pathname.startsWith('//') || HIDDEN.test(pathname)) return null;
  // A redirect back to the sync path would loop.
  if (isSyncPath(pathname)) return null;
  return pathname + search + hash;
}
