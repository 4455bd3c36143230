import type { PageResponse, PublicConfig } from '@countin/domain';
import { contentSecurityPolicy } from '../http/content-security-policy.ts';
import type { PublicPage } from './public-pages.ts';
import type { Served } from './page-cache.ts';

/** Answers a request with a rendered page. */
export function servePage(request: Request, { page, from }: Served<PublicPage>, config: PublicConfig, personal: boolean): Promise<Response> {
  const { response, entity } = page;
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', ...response.headers });
  if (headers.get('content-type')?.startsWith('text/html')) describeDocument(headers, response, config);
  if (request.method === 'POST' || !headers.has('cache-control')) headers.set('cache-control', 'no-store');
  else if (personal) headers.set('cache-control', 'private, no-cache');
  // No cache on the way may take an old copy for a new one.
  else if (from === 'last-good') headers.set('cache-control', 'no-cache');
  return entity.respond(request, response.status, headers);
}

/** What a document may do; what is none keeps the policy for plain texts. */
function describeDocument(headers: Headers, { inline, framing }: PageResponse, config: PublicConfig): void {
  headers.append('vary', 'Accept-Language');
  headers.set('content-security-policy', contentSecurityPolicy(config, {
    scripts: inline?.scripts ?? [],
    styles: inline?.styles ?? [],
    frames: null,
    framedBy: framing === 'anywhere' ? '*' : null,
  }));
  // A site that isolates itself shows only frames that allow it.
  if (framing === 'anywhere') headers.set('cross-origin-resource-policy', 'cross-origin');
}
