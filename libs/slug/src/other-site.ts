import { fourtrackPortOf, type SiteHosts } from './host.ts';

/** Where a deployment is reached: its host names, scheme and port. */
export interface SiteAddresses extends SiteHosts {
  readonly scheme: 'http' | 'https';
  /** Port in public addresses; null for the scheme's own. */
  readonly port: number | null;
}

/** One of the two sites at an origin, and the origin of the other one. */
export interface SitePair {
  readonly site: 'countin' | 'fourtrack';
  readonly otherSite: string;
}

/**
 * Which of the two sites an origin is, and where its other site is. Null for every origin that shares no sign-in:
 * artists' subdomains, address literals, other names and ports.
 *
 * @param origin as browsers write it, e.g. `http://localhost:5174`
 */
export function otherSiteOf(origin: string, addresses: SiteAddresses): SitePair | null {
  const { main, fourtrack, scheme, port } = addresses;
  const at = (host: string, portThere: number | null) =>
    `${scheme}://${host}${portThere === null ? '' : `:${portThere}`}`;
  const pairs = [{ countin: at(main, port), fourtrack: at(fourtrack, port) }];
  // Two ports of plain localhost; a deployment has neither such a port nor http.
  if (scheme === 'http' && port !== null)
    pairs.push({ countin: at('localhost', port), fourtrack: at('localhost', fourtrackPortOf(addresses)) });
  for (const pair of pairs) {
    if (origin === pair.countin) return { site: 'countin', otherSite: pair.fourtrack };
    if (origin === pair.fourtrack) return { site: 'fourtrack', otherSite: pair.countin };
  }
  return null;
}
