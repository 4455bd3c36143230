import { mayHoldReceiptToken, PUBLIC_PATHS } from '@countin/domain/urls';
import type { HttpBindings } from '@hono/node-server';
import type { HostMatch } from '@countin/slug';
import { canonicalPath } from './http/canonical-path.ts';
import { withoutPunctuation } from './http/punctuation.ts';
import { plainAnswer } from './plain-answer.ts';

/** The page that the other site opens in a hidden frame, with a token in its address. */
export const SYNC_PATH = PUBLIC_PATHS.crossSiteSignIn;
/** Parameters that hold what signs a person in. */
const SECRETS = ['token', 'oobCode'] as const;
/** A redirect is valid for ever; a day keeps caches small. */
const KEPT = 'public, max-age=86400';
const PRIVATE = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' } as const;

/** The path of a request as it came, before anything has tidied it, and its query with the question mark. */
export function rawTarget(
  request: Request,
  bindings: Partial<HttpBindings>,
): { readonly path: string; readonly query: string } {
  const { pathname, search } = new URL(request.url);
  const raw = bindings.incoming?.url ?? '';
  const target = raw.startsWith('/') ? (raw.split('#', 1)[0] ?? '') : pathname + search;
  const at = target.indexOf('?');
  return at < 0 ? { path: target, query: '' } : { path: target.slice(0, at), query: target.slice(at) };
}

/**
 * Redirects another spelling of a path to the canonical one: each page has one address and one cache key. Gives null
 * where the spelling is canonical. The location is a path of the same host, whatever was asked. Paths with a secret are
 * not written into a location, which servers log: they are not found.
 */
export function respell(request: Request, bindings: Partial<HttpBindings>, kind: HostMatch['kind']): Response | null {
  const { pathname, search, searchParams } = new URL(request.url);
  const canonical = canonicalPath(withoutPunctuation(canonicalPath(pathname, kind), kind), kind);
  if (canonical === rawTarget(request, bindings).path) return null;
  // The unread rest of a body must not be taken for the next request.
  const close: Readonly<Record<string, string>> = request.method === 'POST' ? { connection: 'close' } : {};
  if (canonical === SYNC_PATH || SECRETS.some((name) => searchParams.has(name)))
    return plainAnswer(404, 'There is no such page.', { ...PRIVATE, ...close });
  const kept = mayHoldReceiptToken(canonical) || request.method === 'POST' ? PRIVATE : { 'cache-control': KEPT };
  // 308 keeps the method and the form.
  return new Response(null, { status: 308, headers: { location: canonical + search, ...kept, ...close } });
}
