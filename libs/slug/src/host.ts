import { parseUrl } from './parse-url.ts';

/** The three host names of a deployment, lower case, without a port. */
export interface SiteHosts {
  /** Mode one, e.g. `countin.localhost`. */
  readonly main: string;
  /** Mode two, e.g. `4track.localhost`. */
  readonly fourtrack: string;
  /** Parent domain of artist and label subdomains, e.g. `cnt.localhost`. */
  readonly short: string;
  /** Port that selects mode two on plain localhost; 5174 by default. */
  readonly fourtrackPort?: number;
}

/**
 * Result of matching a host name.
 * - `main`: mode one, by its own name, plain localhost or an IP address.
 * - `fourtrack`: mode two.
 * - `subdomain`: artist or label below the short domain; served by mode one.
 * - `unknown`: valid but foreign host name; served by mode one.
 * - `invalid`: malformed host name; answered with 400.
 */
export type HostMatch =
  | { readonly kind: 'main' | 'fourtrack' | 'unknown' }
  | { readonly kind: 'subdomain'; readonly slug: string }
  | { readonly kind: 'invalid' };

/** Selects mode two anywhere in a host name (specification, section 2). */
const FOURTRACK_NAME = '4track';
const FOURTRACK_LOCAL_PORT = 5174;

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;
const IPV6 = /^\[[0-9a-f:.]{2,45}\]$/;
/** ASCII only, because lower-casing other characters can yield ASCII: the Kelvin sign becomes `k`. */
const PRINTABLE_ASCII = /^[!-~]*$/;
const HOST_AND_PORT = /^(\[[^\]]*\]|[^:[\]]*)(?::(\d{1,5}))?$/;

/**
 * Determines the site of a `Host` header. All other code must use this function to interpret host names.
 *
 * @param header raw header: any case, with or without port and trailing dot
 */
export function matchHost(header: string | undefined, hosts: SiteHosts): HostMatch {
  const parsed = parseHost(header ?? '');
  if (!parsed) return { kind: 'invalid' };
  const { name, port } = parsed;
  if (isAddress(name)) return { kind: 'main' };
  if (name.length > 253 || !name.split('.').every((label) => LABEL.test(label))) return { kind: 'invalid' };
  if (name === 'localhost') return { kind: port === fourtrackPortOf(hosts) ? 'fourtrack' : 'main' };
  return matchName(name, hosts);
}

/** Name and port of a `Host` header; null if it is malformed. */
function parseHost(header: string): { readonly name: string; readonly port: number | null } | null {
  const parts = PRINTABLE_ASCII.test(header) ? HOST_AND_PORT.exec(header.toLowerCase()) : null;
  if (!parts) return null;
  const [, name = '', digits] = parts;
  const port = digits === undefined ? null : Number(digits);
  if (port !== null && port > 65_535) return null;
  return { name: name.replace(/\.$/, ''), port };
}

function matchName(name: string, hosts: SiteHosts): HostMatch {
  if (name.includes(FOURTRACK_NAME) || name === hosts.fourtrack || name === `www.${hosts.fourtrack}`) {
    return { kind: 'fourtrack' };
  }
  if (name.endsWith(`.${hosts.short}`)) return matchBelowShort(name.slice(0, -hosts.short.length - 1));
  const main = name === hosts.main || name === `www.${hosts.main}` || name === hosts.short;
  return { kind: main ? 'main' : 'unknown' };
}

/** @internal Port that selects mode two on plain localhost. */
export function fourtrackPortOf({ fourtrackPort }: SiteHosts): number {
  return fourtrackPort ?? FOURTRACK_LOCAL_PORT;
}

function matchBelowShort(below: string): HostMatch {
  if (below === 'www') return { kind: 'main' };
  // A slug is a single label, so `a.b.cnt.fm` is unknown; `www.mira.cnt.fm` still leads to Mira.
  const slug = below.replace(/^www\./, '');
  return slug.includes('.') || slug === 'www' ? { kind: 'unknown' } : { kind: 'subdomain', slug };
}

function isAddress(name: string): boolean {
  if (IPV6.test(name)) return parseUrl(`http://${name}`) !== null;
  return IPV4.test(name) && name.split('.').every((part) => Number(part) <= 255);
}
