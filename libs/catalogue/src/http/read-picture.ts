import type { RequestOptions } from '../client/catalogue-client.ts';
import { CatalogueError } from '../client/catalogue-error.ts';
import type { CatalogueId } from '../client/catalogue-ids.ts';
import type { Endpoint } from '../settings/endpoints.ts';
import { followRedirects } from './follow-redirects.ts';
import type { HttpPorts } from './http-ports.ts';

/**
 * Reads a picture at one of a service's picture hosts. Other addresses are refused without a request, since answers of
 * services name them. What the bytes are is for the reader to check.
 *
 * @throws CatalogueError `refused`, `redirected`, `too-large`, `timeout`, `unreachable`, `server-error`
 */
export async function readPicture(
  ports: HttpPorts,
  catalogue: CatalogueId,
  { pictures }: Endpoint,
  address: string,
  mostBytes: number,
  { deadline, signal: ended }: Omit<RequestOptions, 'market'>,
): Promise<Uint8Array> {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !pictures.includes(url.origin) || url.username || url.password)
    throw new CatalogueError(catalogue, 'refused');
  const timeout = AbortSignal.timeout(Math.max(1, Math.ceil(deadline - ports.now())));
  const signal = ended ? AbortSignal.any([ended, timeout]) : timeout;
  try {
    const response = await pictureResponse(catalogue, await followRedirects(ports, { catalogue, url }, signal));
    return await bytesOf(catalogue, response, mostBytes);
  } catch (error) {
    if (error instanceof CatalogueError || ended?.aborted) throw error;
    throw new CatalogueError(catalogue, timeout.aborted ? 'timeout' : 'unreachable', { cause: error });
  }
}

/** The same response, if it says that it is a picture. */
async function pictureResponse(catalogue: CatalogueId, response: Response): Promise<Response> {
  const { ok, status, headers } = response;
  if (ok && /^image\//i.test(headers.get('content-type') ?? '')) return response;
  await response.body?.cancel();
  throw new CatalogueError(catalogue, status >= 500 ? 'server-error' : 'refused', { status });
}

/** Bytes up to a limit, whatever the header says. */
async function bytesOf(catalogue: CatalogueId, response: Response, mostBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    // Leaving the loop cancels the body.
    if (size > mostBytes) throw new CatalogueError(catalogue, 'too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
