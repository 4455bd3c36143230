import type { PageRequest } from '@countin/domain';

/** Parameters that campaigns and networks append to links; no page reads them. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|igshid|mc_cid|mc_eid|ttclid|twclid|msclkid|si|ref)$/;

/** The query as pages see it: without what only trackers read. */
export function pageQuery(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => !TRACKING.test(name)));
}

type KeyParts = Pick<PageRequest, 'host' | 'path' | 'query' | 'acceptLanguage' | 'cookies' | 'wantsJson'>;

/**
 * The key under which a page may be kept and shared, or null when it is for one request alone. The
 * client's own choices (cookies that pages read, parameters other than `lang` and `country`) make it so. Where the
 * client is does not: a page knows a country only by its address.
 */
export function pageKey({ host, path, query, acceptLanguage, cookies, wantsJson }: KeyParts): string | null {
  const shared = [...query.keys()].every((name) => name === 'lang' || name === 'country') && Object.keys(cookies).length === 0;
  if (!shared || wantsJson) return null;
  const lang = query.getAll('lang');
  const country = query.getAll('country');
  if (lang.length > 1 || (lang[0] ?? '').length > 20 || country.length > 1 || !/^([A-Z]{2})?$/.test(country[0] ?? '')) return null;
  return JSON.stringify([host.kind, host.kind === 'subdomain' ? host.slug : '', path, lang[0] ?? '', country[0] ?? null, acceptLanguage]);
}
