import type { CatalogueId } from '../client/catalogue-ids.ts';
import { CatalogueError } from '../client/catalogue-error.ts';

/** Largest answer that is read, in bytes. An album of 100 tracks has some 300 kB. */
const LARGEST_ANSWER = 2 * 1024 * 1024;

/** `application/json` and `application/vnd.api+json`. iTunes sends JSON as `text/javascript`. */
const JSON_TYPE = /^(?:application\/(?:[\w.-]+\+)?json|text\/javascript|application\/javascript)\b/i;

/**
 * Reads an answer as JSON. Stops at the size limit, whatever the header says.
 *
 * @throws CatalogueError `not-json`, `too-large`
 */
export async function readJson(catalogue: CatalogueId, response: Response): Promise<unknown> {
  if (!JSON_TYPE.test(response.headers.get('content-type') ?? '')) {
    await response.body?.cancel();
    throw new CatalogueError(catalogue, 'not-json', { status: response.status });
  }
  const text = await readText(catalogue, response);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new CatalogueError(catalogue, 'not-json', { status: response.status, cause });
  }
}

async function readText(catalogue: CatalogueId, response: Response): Promise<string> {
  const tooLarge = () => new CatalogueError(catalogue, 'too-large', { status: response.status });
  if (Number(response.headers.get('content-length') ?? 0) > LARGEST_ANSWER) {
    await response.body?.cancel();
    throw tooLarge();
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    // Leaving the loop cancels the body.
    if (size > LARGEST_ANSWER) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
