import type { HostMatch } from '@countin/slug';

const ESCAPE = /%[0-9a-f]{2}/gi;
/** Characters that need no escape and mean the same with one (RFC 3986, 6.2.2.2). */
const UNRESERVED = /^[A-Za-z0-9._~-]$/;
const FEED_FILE = /^feed\.[a-z]+$/i;
/** An address made of slugs, with or without the name of its calendar file. */
const READABLE = /^[a-z0-9-]+\.[a-z0-9-]+(?:\.ics)?$/i;
const CALENDAR_OF_ID = /\.ics$/i;

/**
 * The one spelling of a path under which it is served, cached and purged. It has no empty, `.` or `..` segments, no
 * trailing slash and no needless escapes. Slugs and the sites' own words are in lower case. Ids and tokens stay as they
 * are.
 *
 * @param pathname begins with `/`
 */
export function canonicalPath(pathname: string, kind: HostMatch['kind']): string {
  const segments: string[] = [];
  for (const segment of pathname.replaceAll(ESCAPE, plainEscape).split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return `/${lowerWords(segments, kind).join('/')}`.replaceAll(ESCAPE, (escape) => escape.toUpperCase());
}

function plainEscape(escape: string): string {
  const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
  return UNRESERVED.test(character) ? character : escape;
}

function lowerWords([first, ...rest]: readonly string[], kind: HostMatch['kind']): string[] {
  if (first === undefined) return [];
  // The names of a sitemap's files hold an id.
  if (/^sitemap-[a-z]+-/i.test(first)) return [first, ...rest];
  const word = first.toLowerCase();
  const [second, ...others] = rest;
  if (second === undefined) return [word];
  return [word, lowerSecond(word, second, others.length === 0, kind), ...lowerOthers(word, others)];
}

function lowerSecond(first: string, second: string, last: boolean, kind: HostMatch['kind']): string {
  const lower = second.toLowerCase();
  if (first === 'auth') return lower;
  if (first === 'embed') return last || lower === 'release' ? lower : second;
  if (first === 'release' && last) return isReadable(second) ? lower : second.replace(CALENDAR_OF_ID, '.ics');
  return kind === 'fourtrack' && last && FEED_FILE.test(second) ? lower : second;
}

/** `x.ics` is the calendar file of the id `x`, and no address made of slugs. */
function isReadable(segment: string): boolean {
  return READABLE.test(segment) && !/^[^.]+\.ics$/i.test(segment);
}

function lowerOthers(first: string, others: readonly string[]): readonly string[] {
  return first === 'auth' ? others.map((segment) => segment.toLowerCase()) : others;
}
