import { fourtrackPortOf, matchHost } from './host.ts';
import type { SiteAddresses } from './other-site.ts';

/**
 * The origin that a `Host` header names, as browsers write it, where that is an origin of this deployment. Null for every
 * other name, also for those that are answered all the same (address literals, names that say 4track, strangers'): what
 * `matchHost` says about a name is no reason to trust it.
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
 * Whether a host name is one of the deployment's own: its three names, each also with `www.`, and the subdomains of the
 * short one.
 *
 * @param name lower case, without a port
 */
export function isOwnHost(name: string, addresses: SiteAddresses): boolean {
  const { main, fourtrack, short } = addresses;
  const plain = name.startsWith('www.') ? name.slice(4) : name;
  if ([main, fourtrack, short].includes(plain)) return true;
  return name.endsWith(`.${short}`) && matchHost(name, addresses).kind === 'subdomain';
}
