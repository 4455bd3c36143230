import type { PageRequest } from '@countin/domain';

/** Parameters that campaigns and networks append to links; no page reads them. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|igshid|mc_cid|mc_eid|ttclid|twclid|msclkid|si|ref)$/;

/** The query as pages see it: without what only trackers read. */
export function pageQuery(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => !TRACKING.test(name)));
}

/** What tells apart the pages of one path, beside the language: everybody who asks for the same gets the same. */
const PARAMETERS: readonly (readonly [path: RegExp, names: readonly string[]])[] = [
  [/^\/feed(?:\.\w+)?$/, ['subdomain', 'label', 'after']],
  [/^\/$/, ['after']],
  [/^\/embed\//, ['theme']],
  [/^\/oembed$/, ['url', 'format', 'maxwidth', 'maxheight']],
];
/** A longer value is nobody's page. */
const LONGEST_VALUE = 300;

type KeyParts = Pick<PageRequest, 'host' | 'path' | 'query' | 'acceptLanguage' | 'cookies' | 'wantsJson'>;

/**
 * The key under which a page may be kept and shared, or null when it is for one request alone. The
 * client's own choices (cookies that pages read, parameters other than those of the page) make it so. Where the
 * client is does not: a page knows a country only by its address.
 */
export function pageKey({ host, path, query, acceptLanguage, cookies, wantsJson }: KeyParts): string | null {
  const parameters = PARAMETERS.find(([pattern]) => pattern.test(path))?.[1] ?? [];
  const shared = [...query.keys()].every((name) => name === 'lang' || name === 'country' || parameters.includes(name)) && Object.keys(cookies).length === 0;
  if (!shared || wantsJson) return null;
  const lang = query.getAll('lang');
  const country = query.getAll('country');
  if (lang.length > 1 || (lang[0] ?? '').length > 20 || country.length > 1 || !/^([A-Z]{2})?$/.test(country[0] ?? '')) return null;
  const own = parameters.map((name) => query.getAll(name));
  if (own.some((values) => values.length > 1 || (values[0] ?? '').length > LONGEST_VALUE)) return null;
  return placeOf(host, path) + JSON.stringify([lang[0] ?? '', country[0] ?? null, acceptLanguage, ...own.map(([value]) => value ?? null)]);
}

/** What every key of a page begins with, whatever its language and parameters. */
export function placeOf(host: PageRequest['host'], path: string): string {
  return JSON.stringify([host.kind, host.kind === 'subdomain' ? host.slug : '', path]);
}
