import { fourtrackPortOf, matchHost } from './host.ts';
import type { SiteAddresses } from './other-site.ts';

/**
 * Origin of a `Host` header, if it is an origin of this deployment; otherwise null. Stricter than `matchHost`, which
 * also accepts IP addresses, foreign names and names that contain 4track. Never trust a host on the result of
 * `matchHost` alone.
 *
 * @param header with its port, any case
 */
export function ownOrigin(header: string | undefined, addresses: SiteAddresses): string | null {
  const { scheme, port } = addresses;
  const name = header?.toLowerCase() ?? '';
  const portText = port === null ? '' : `:${port}`;
  const local =
    scheme === 'http' && port !== null ? [`localhost${portText}`, `localhost:${fourtrackPortOf(addresses)}`] : [];
  const own =
    local.includes(name) ||
    (name.endsWith(portText) && isOwnHost(name.slice(0, name.length - portText.length), addresses));
  return own ? `${scheme}://${name}` : null;
}

/**
 * Whether a host name belongs to the deployment. It has three names, with or without `www.`, and subdomains of the
 * short domain.
 *
 * @param name lower case, without a port
 */
export function isOwnHost(name: string, addresses: SiteAddresses): boolean {
  const { main, fourtrack, short } = addresses;
  const plain = name.startsWith('www.') ? name.slice(4) : name;
  if ([main, fourtrack, short].includes(plain)) return true;
  return name.endsWith(`.${short}`) && matchHost(name, addresses).kind === 'subdomain';
}
