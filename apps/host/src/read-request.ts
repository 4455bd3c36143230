import type { HttpBindings } from '@hono/node-server';
import { matchHost, siblingOf, type HostMatch } from '@countin/slug';
import type { HostConfiguration } from './configuration.ts';
import { clientAddress } from './http/client-address.ts';

/** Which site a request is for. Behind a proxy the proxy says which name it was asked for. */
export function hostOf(request: Request, bindings: Partial<HttpBindings>, configuration: HostConfiguration): HostMatch {
  // Node keeps the first of two; whoever stands in front may have read the other (RFC 9112, 3.2: answer 400).
  if ((bindings.incoming?.headersDistinct['host']?.length ?? 0) > 1) return { kind: 'invalid' };
  return matchHost(hostHeader(request, configuration), configuration.public.sites);
}

/** Origin of the site that shares its sign-in with the one a request is for; null where there is none. */
export function siblingOrigin(request: Request, configuration: HostConfiguration): string | null {
  const { sites } = configuration.public;
  return siblingOf(`${sites.scheme}://${hostHeader(request, configuration)?.toLowerCase()}`, sites)?.sibling ?? null;
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
 * Whether a page of another site posted this form. Pages of ours may, whichever of our hosts they are on;
 * so may whoever sends no `Origin`, which is no browser (a mail service's one-click unsubscribe).
 */
export function isForeignPost(request: Request, configuration: HostConfiguration): boolean {
  // A page that hides its address (receipts do) posts with the origin `null` even to itself.
  if (['same-origin', 'same-site', 'none'].includes(request.headers.get('sec-fetch-site') ?? '')) return false;
  const origin = request.headers.get('origin');
  if (origin === null) return false;
  if (!URL.canParse(origin)) return true;
  const { kind } = matchHost(new URL(origin).host, configuration.public.sites);
  return kind === 'unknown' || kind === 'invalid';
}
