import { fourtrackPortOf, type SiteHosts } from './host.ts';

/** Public address of a deployment: host names, scheme and port. */
export interface SiteAddresses extends SiteHosts {
  readonly scheme: 'http' | 'https';
  /** Port in public URLs; null for the scheme's default. */
  readonly port: number | null;
}

/** One of the two sites, and the origin of the other site. */
export interface SitePair {
  readonly site: 'countin' | 'fourtrack';
  readonly otherSite: string;
}

/**
 * Identifies the site of an origin, and the origin of the other site. Null for origins without cross-site sign-in:
 * artists' subdomains, IP addresses, foreign names and ports.
 *
 * @param origin as serialised by browsers, e.g. `http://localhost:5174`
 */
export function otherSiteOf(origin: string, addresses: SiteAddresses): SitePair | null {
  const { main, fourtrack, scheme, port } = addresses;
  const at = (host: string, portThere: number | null) =>
    `${scheme}://${host}${portThere === null ? '' : `:${portThere}`}`;
  const pairs = [{ countin: at(main, port), fourtrack: at(fourtrack, port) }];
  // Plain localhost with one port per site, for local development only: deployments use https without a port.
  if (scheme === 'http' && port !== null)
    pairs.push({ countin: at('localhost', port), fourtrack: at('localhost', fourtrackPortOf(addresses)) });
  for (const pair of pairs) {
    if (origin === pair.countin) return { site: 'countin', otherSite: pair.fourtrack };
    if (origin === pair.fourtrack) return { site: 'fourtrack', otherSite: pair.countin };
  }
  return null;
}
