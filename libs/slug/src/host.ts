/** The three host names of a deployment, lower case, without a port. */
export interface SiteHosts {
  /** Mode one, e.g. `countin.localhost`. */
  readonly main: string;
  /** Mode two, e.g. `4track.localhost`. */
  readonly fourtrack: string;
  /** Artists' and labels' subdomains hang below it, e.g. `cnt.localhost`. */
  readonly short: string;
  /** Port on which plain localhost is mode two; 5174 where nothing else is said. */
  readonly fourtrackPort?: number;
}

/**
 * Where a host name leads.
 * - `main`: mode one by its own name, plain localhost or an address literal.
 * - `fourtrack`: mode two.
 * - `subdomain`: an artist's or label's name under the short domain; mode one serves it.
 * - `unknown`: a well-formed name that is none of ours; mode one answers it.
 * - `invalid`: not a host name at all; answer 400.
 */
export type HostMatch =
  | { readonly kind: 'main' | 'fourtrack' | 'unknown' }
  | { readonly kind: 'subdomain'; readonly slug: string }
  | { readonly kind: 'invalid' };

/** The name that marks mode two wherever it stands in a host name (section 2 of the specification). */
const FOURTRACK_NAME = '4track';
const FOURTRACK_LOCAL_PORT = 5174;

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;
const IPV6 = /^\[[0-9a-f:.]{2,45}\]$/;
/** Only ASCII may be lower-cased: the Kelvin sign's lower case is a plain `k`. */
const PRINTABLE_ASCII = /^[!-~]*$/;
const HOST_AND_PORT = /^(\[[^\]]*\]|[^:[\]]*)(?::(\d{1,5}))?$/;

/**
 * Decides which site a `Host` header means. The only place in the product that reads a host name.
 *
 * @param header the header as it came: any case, with or without port and trailing dot
 */
export function matchHost(header: string | undefined, hosts: SiteHosts): HostMatch {
  const raw = header ?? '';
  const parts = PRINTABLE_ASCII.test(raw) ? HOST_AND_PORT.exec(raw.toLowerCase()) : null;
  if (!parts) return { kind: 'invalid' };
  const port = parts[2];
  if (port !== undefined && Number(port) > 65_535) return { kind: 'invalid' };
  const name = (parts[1] ?? '').replace(/\.$/, '');
  if (isAddress(name)) return { kind: 'main' };
  if (name.length > 253 || !name.split('.').every((label) => LABEL.test(label))) return { kind: 'invalid' };

  if (name === 'localhost') return { kind: Number(port) === fourtrackPortOf(hosts) ? 'fourtrack' : 'main' };
  if (name.includes(FOURTRACK_NAME) || name === hosts.fourtrack || name === `www.${hosts.fourtrack}`) {
    return { kind: 'fourtrack' };
  }
  if (name.endsWith(`.${hosts.short}`)) return matchBelowShort(name.slice(0, -hosts.short.length - 1));
  const main = name === hosts.main || name === `www.${hosts.main}` || name === hosts.short;
  return { kind: main ? 'main' : 'unknown' };
}

/** @internal The port that marks mode two on plain localhost. */
export function fourtrackPortOf({ fourtrackPort }: SiteHosts): number {
  return fourtrackPort ?? FOURTRACK_LOCAL_PORT;
}

function matchBelowShort(below: string): HostMatch {
  if (below === 'www') return { kind: 'main' };
  // A slug is one label, so `a.b.cnt.fm` belongs to nobody; `www.mira.cnt.fm` is still Mira.
  const slug = below.replace(/^www\./, '');
  return slug.includes('.') || slug === 'www' ? { kind: 'unknown' } : { kind: 'subdomain', slug };
}

function isAddress(name: string): boolean {
  if (IPV6.test(name)) return URL.canParse(`http://${name}`);
  return IPV4.test(name) && name.split('.').every((part) => Number(part) <= 255);
}
