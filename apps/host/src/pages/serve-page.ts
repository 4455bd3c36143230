import type { PublicConfig } from '@countin/domain/deployment';
import { contentSecurityPolicy } from '../http/content-security-policy.ts';
import { readCachePolicy } from './cache-policy.ts';
import type { PublicPage } from './public-pages.ts';
import type { Served } from './page-cache.ts';

interface ServeOptions {
  readonly config: PublicConfig;
  /** It was made for this request alone. */
  readonly personal: boolean;
  readonly now: number;
  /** A purge can name its address: caches on the way may keep it. */
  readonly purgeable: boolean;
}

/**
 * Answers a request with a rendered page. One that comes from the stale-if-error cache says so, by `Age` and `Warning`
 * (RFC 7234, 5.5.1, obsolete without a successor).
 */
export function servePage(
  request: Request,
  { page, from }: Served<PublicPage>,
  { config, personal, now, purgeable }: ServeOptions,
): Promise<Response> {
  const { response, entity, staleSince } = page;
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', ...response.headers });
  const location = headers.get('location');
  if (location !== null && response.keepsQuery) headers.set('location', location + new URL(request.url).search);
  if (headers.get('content-type')?.startsWith('text/html')) describeDocument(headers, response, config);
  const isOld = from === 'last-good' || staleSince !== null;
  if (request.method === 'POST' || response.click || !headers.has('cache-control'))
    headers.set('cache-control', 'no-store');
  else if (personal) headers.set('cache-control', 'private, no-cache');
  else limitCaching(headers, { purgeable, isOld });
  if (isOld) headers.set('warning', '110 - "Response is Stale"');
  if (staleSince !== null) headers.set('age', String(Math.max(0, Math.floor((now - staleSince) / 1000))));
  return entity.respond(request, response.status, headers);
}

function limitCaching(headers: Headers, { purgeable, isOld }: { purgeable: boolean; isOld: boolean }): void {
  const cacheControl = headers.get('cache-control') ?? '';
  // A copy that no purge reaches would stay public after a withdrawal.
  if (!purgeable && cacheControl.includes('s-maxage')) headers.set('cache-control', 'private, no-cache');
  // No cache on the way may take an old copy for a new one.
  else if (isOld) headers.set('cache-control', 'no-cache');
  else separateSharedCaching(headers, cacheControl);
}

/**
 * Moves `stale-while-revalidate` to a header for shared caches (RFC 9213). In `Cache-Control` Firefox obeys it too, and
 * shows a page in its former language or state. Firebase Hosting reads `s-maxage` only.
 */
function separateSharedCaching(headers: Headers, cacheControl: string): void {
  if (!cacheControl.includes('stale-while-revalidate')) return;
  const policy = readCachePolicy(cacheControl);
  if (!policy) return;
  headers.set('cache-control', `public, max-age=0, must-revalidate, s-maxage=${policy.fresh}`);
  headers.set('cdn-cache-control', `public, max-age=${policy.fresh}, stale-while-revalidate=${policy.stale}`);
}

/** Policy of a document; other responses keep the policy for plain texts. */
function describeDocument(
  headers: Headers,
  { inline, framing, frames }: PublicPage['response'],
  config: PublicConfig,
): void {
  const { scripts = [], styles = [] } = inline ?? {};
  const framedBy = framing === 'anywhere' ? '*' : sourceList(framing);
  // A cookie holds the language that a fan has chosen.
  headers.append('vary', 'Accept-Language, Cookie');
  headers.set(
    'content-security-policy',
    contentSecurityPolicy(config, { scripts, styles, frames: sourceList(frames), framedBy }),
  );
  // A site that isolates itself shows only frames that allow it.
  if (framedBy !== null) headers.set('cross-origin-resource-policy', 'cross-origin');
}

/** Origins as a policy lists them; null for none. */
function sourceList(origins: readonly string[] | undefined): string | null {
  return origins?.join(' ') || null;
}
