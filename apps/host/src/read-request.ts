import type { HttpBindings } from '@hono/node-server';
import { originsOf } from '@countin/domain/deployment';
import { mayHoldReceiptToken } from '@countin/domain/urls';
import { matchHost, ownOrigin, otherSiteOf, type HostMatch } from '@countin/slug';
import type { HostConfiguration } from './configuration.ts';
import { clientAddress } from './http/client-address.ts';

/** The site that a request is for. Behind a proxy, the host name comes from the proxy's header. */
export function hostOf(request: Request, bindings: Partial<HttpBindings>, configuration: HostConfiguration): HostMatch {
  // Two Host headers: Node reads the first, a proxy may have read the second (RFC 9112, 3.2: answer 400).
  if ((bindings.incoming?.headersDistinct['host']?.length ?? 0) > 1) return { kind: 'invalid' };
  return matchHost(hostHeader(request, configuration), configuration.public.sites);
}

/** Origin of the other site in the cross-site sign-in; null where there is none. */
export function otherSiteOrigin(request: Request, configuration: HostConfiguration): string | null {
  const { sites } = configuration.public;
  return (
    otherSiteOf(`${sites.scheme}://${hostHeader(request, configuration)?.toLowerCase()}`, sites)?.otherSite ?? null
  );
}

function hostHeader({ headers }: Request, { trustedProxies }: HostConfiguration): string | undefined {
  const forwarded = trustedProxies > 0 ? headers.get('x-forwarded-host') : null;
  return forwarded ?? headers.get('host') ?? undefined;
}

/** The client's address, for rate limits. */
export function addressOf(request: Request, bindings: Partial<HttpBindings>, configuration: HostConfiguration): string {
  const forwarded = request.headers.get('x-forwarded-for') ?? undefined;
  return clientAddress(bindings.incoming?.socket.remoteAddress, forwarded, configuration.trustedProxies);
}

/**
 * Whether a purge can name the address of this request: a configured host name, and no query. Caches in front of the
 * host are purged by address, so they may only keep such answers.
 *
 * @param query the original query, with its question mark
 */
export function isPurgeable(
  request: Request,
  host: HostMatch,
  query: string,
  configuration: HostConfiguration,
): boolean {
  const { sites } = configuration.public;
  const { main, fourtrack, subdomain } = originsOf(sites);
  const named = {
    main,
    fourtrack,
    subdomain: host.kind === 'subdomain' ? subdomain(host.slug) : null,
    unknown: null,
    invalid: null,
  }[host.kind];
  return query === '' && named === `${sites.scheme}://${hostHeader(request, configuration)?.toLowerCase()}`;
}

/**
 * CSRF check: whether a page of another origin posted this form. Browsers report the origin in `Sec-Fetch-Site`. `none`
 * is a form that the user sent again. `same-site` is refused: no other host posts here.
 *
 * Old browsers, and all browsers over plain http, omit that header and must name this origin in `Origin` or `Referer`.
 * `Origin: null` is accepted for receipts only, since their token already authorises the request. A request without
 * both headers is no browser but a mail service's one-click unsubscribe.
 */
export function isForeignPost(request: Request, configuration: HostConfiguration): boolean {
  const { headers } = request;
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const own = ownOrigin(hostHeader(request, configuration), configuration.public.sites);
  const origin = headers.get('origin');
  if (origin === 'null') return !mayHoldReceiptToken(new URL(request.url).pathname);
  if (origin !== null) return origin !== own;
  const referrer = headers.get('referer');
  return referrer !== null && !(URL.canParse(referrer) && new URL(referrer).origin === own);
}
