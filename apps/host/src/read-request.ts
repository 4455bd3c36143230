import type { HttpBindings } from '@hono/node-server';
import { originsOf } from '@countin/domain/deployment';
import { mayHoldReceiptToken } from '@countin/domain/urls';
import { matchHost, ownOrigin, otherSiteOf, type HostMatch } from '@countin/slug';
import type { HostConfiguration } from './configuration.ts';
import { clientAddress } from './http/client-address.ts';

/** Which site a request is for. Behind a proxy the proxy says which name it was asked for. */
export function hostOf(request: Request, bindings: Partial<HttpBindings>, configuration: HostConfiguration): HostMatch {
  // Node keeps the first of two; whoever stands in front may have read the other (RFC 9112, 3.2: answer 400).
  if ((bindings.incoming?.headersDistinct['host']?.length ?? 0) > 1) return { kind: 'invalid' };
  return matchHost(hostHeader(request, configuration), configuration.public.sites);
}

/** Origin of the site that shares its sign-in with the one a request is for; null where there is none. */
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
 * Whether a purge can name this very request's address: by the name that the deployment gives the site, and without a
 * query. Caches in front of the host are purged address by address, so they may keep no other.
 *
 * @param query as it came, with its question mark
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
 * Whether a page of another origin posted this form. Browsers say so themselves: `none` is the person at the browser, who
 * sends a form again; `same-site` is another host, none of which posts to this one. One that does not say (an old one, or
 * any over plain http) must name this origin; it may hide it at a receipt, which is no secret to who knows its token.
 * Without `Origin` and `Referer` it is no browser: a mail service's one-click unsubscribe.
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
