import type { PublicConfig } from '@countin/domain';
import { contentSecurityPolicy } from '../http/content-security-policy.ts';
import type { PublicPage } from './public-pages.ts';
import type { Served } from './page-cache.ts';

/** Answers a request with a rendered page. */
export function servePage(request: Request, { page, from }: Served<PublicPage>, config: PublicConfig, personal: boolean): Promise<Response> {
  const { response, entity } = page;
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', ...response.headers });
  headers.append('vary', 'Accept-Language');
  headers.set('content-security-policy', contentSecurityPolicy(config, {
    scripts: response.inline?.scripts ?? [],
    styles: response.inline?.styles ?? [],
    frames: null,
    framedBy: null,
  }));
  if (request.method === 'POST' || !headers.has('cache-control')) headers.set('cache-control', 'no-store');
  else if (personal) headers.set('cache-control', 'private, no-cache');
  // No cache on the way may take an old copy for a new one.
  else if (from === 'last-good') headers.set('cache-control', 'no-cache');
  return entity.respond(request, response.status, headers);
}
