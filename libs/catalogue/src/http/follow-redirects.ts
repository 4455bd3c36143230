import { CatalogueError } from '../client/catalogue-error.ts';
import type { CatalogueId } from '../client/catalogue-ids.ts';
import type { HttpPorts } from './http-ports.ts';

const MOST_REDIRECTS = 3;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

interface RedirectedRequest {
  readonly catalogue: CatalogueId;
  readonly url: URL;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * Sends a request and follows redirects within its origin. Keys must not reach another host, and a redirect must not
 * reach our own network.
 *
 * @throws CatalogueError `redirected`
 */
export async function followRedirects(
  ports: HttpPorts,
  { catalogue, url, method = 'GET', headers, body }: RedirectedRequest,
  signal: AbortSignal,
): Promise<Response> {
  let target = url;
  for (let count = 0; count <= MOST_REDIRECTS; count += 1) {
    const response = await ports.fetch(target.href, { method, headers, body, signal, redirect: 'manual' });
    const location = response.headers.get('location');
    if (!REDIRECTS.includes(response.status) || !location) return response;
    await response.body?.cancel();
    const next = URL.canParse(location, target.href) ? new URL(location, target) : null;
    if (next?.origin !== url.origin || method !== 'GET') break;
    target = next;
  }
  throw new CatalogueError(catalogue, 'redirected');
}
