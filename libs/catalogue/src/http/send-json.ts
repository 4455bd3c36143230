import * as v from 'valibot';
import type { RequestOptions } from '../client/catalogue-client.ts';
import { CatalogueError } from '../client/catalogue-error.ts';
import type { CatalogueId } from '../client/catalogue-ids.ts';
import { followRedirects } from './follow-redirects.ts';
import type { HttpPorts } from './http-ports.ts';
import { readJson } from './read-json.ts';
import { retryAfterMs } from './retry-after.ts';

/** A request and the form of its answer. */
export interface JsonRequest<Schema extends v.GenericSchema> {
  readonly catalogue: CatalogueId;
  readonly url: URL;
  readonly schema: Schema;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Requests in all, with repeated ones. */
const ATTEMPTS = 3;
/** Wait before the first repetition, if the service names none; doubled for the next. */
const FIRST_WAIT_MS = 300;
const REPEATED: readonly string[] = ['rate-limited', 'server-error', 'unreachable'];

/**
 * Sends a request within the service's budget and parses the answer. Repeats what may succeed later, waiting as long as
 * `Retry-After` says, while the deadline allows. Null for 404.
 *
 * @throws CatalogueError
 */
export async function sendJson<Schema extends v.GenericSchema>(
  ports: HttpPorts,
  request: JsonRequest<Schema>,
  options: Omit<RequestOptions, 'market'>,
): Promise<v.InferOutput<Schema> | null> {
  for (let attempt = 1; ; attempt += 1) {
    await takeToken(ports, request.catalogue, options);
    try {
      return await sendOnce(ports, request, options);
    } catch (error) {
      if (!(error instanceof CatalogueError) || !REPEATED.includes(error.reason)) throw error;
      const wait = error.retryAfterMs ?? FIRST_WAIT_MS * 2 ** (attempt - 1);
      if (error.reason === 'rate-limited') await ports.budget.pause(request.catalogue, ports.now() + wait);
      if (attempt === ATTEMPTS || ports.now() + wait >= options.deadline) throw error;
      await ports.wait(wait, options.signal);
    }
  }
}

/** Waits for the budget, unless that takes longer than the answer is of use. */
async function takeToken(
  ports: HttpPorts,
  catalogue: CatalogueId,
  options: Omit<RequestOptions, 'market'>,
): Promise<void> {
  for (;;) {
    const wait = await ports.budget.takeToken(catalogue);
    if (wait === 0) return;
    if (ports.now() + wait >= options.deadline) throw new CatalogueError(catalogue, 'budget', { retryAfterMs: wait });
    await ports.wait(wait, options.signal);
  }
}

async function sendOnce<Schema extends v.GenericSchema>(
  ports: HttpPorts,
  request: JsonRequest<Schema>,
  options: Omit<RequestOptions, 'market'>,
): Promise<v.InferOutput<Schema> | null> {
  const { catalogue } = request;
  const left = Math.max(1, Math.min(ports.timeoutMs, options.deadline - ports.now()));
  const timeout = AbortSignal.timeout(left);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  try {
    const response = await followRedirects(ports, request, signal);
    if (response.status === 404) {
      await response.body?.cancel();
      return null;
    }
    if (!response.ok) throw await refusal(catalogue, response, ports.now());
    return parse(catalogue, request.schema, await readJson(catalogue, response));
  } catch (error) {
    if (error instanceof CatalogueError || options.signal?.aborted) throw error;
    throw new CatalogueError(catalogue, timeout.aborted ? 'timeout' : 'unreachable', { cause: error });
  }
}

/** Error of a status that is no success. MusicBrainz answers 503 where others answer 429. */
async function refusal(catalogue: CatalogueId, response: Response, now: number): Promise<CatalogueError> {
  const { status } = response;
  const wait = retryAfterMs(response.headers.get('retry-after'), now);
  await response.body?.cancel();
  const options = { status, retryAfterMs: wait ?? undefined };
  if (status === 429 || status === 503) return new CatalogueError(catalogue, 'rate-limited', options);
  return new CatalogueError(catalogue, status >= 500 ? 'server-error' : 'refused', options);
}

function parse<Schema extends v.GenericSchema>(catalogue: CatalogueId, schema: Schema, answer: unknown) {
  const parsed = v.safeParse(schema, answer, { abortEarly: true });
  if (parsed.success) return parsed.output;
  // Values of the answer stay out of the error: it may be logged.
  const where = v.getDotPath(parsed.issues[0]) ?? 'root';
  throw new CatalogueError(catalogue, 'malformed', { cause: new Error(`unexpected value at ${where}`) });
}
