import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { stringBytes } from './string-bytes.ts';

interface CachedResponse {
  /** Names and values in turn, as Node writes them fastest. */
  readonly headers: readonly string[];
  readonly body: Buffer;
  /** On the host's clock. A release comes out in its last millisecond, which a `ttl` of the library would include. */
  readonly until: number;
  /** Bytes of all of it. */
  readonly size: number;
}

/** Bytes in memory: some five hundred pages, each for one language list and encoding. */
const LIMIT = 8 * 1024 * 1024;
/** Bytes of the objects around a response. */
const OVERHEAD = 1024;
/** Headers that are part of the key. */
const KEYED = new Set(['host', 'x-forwarded-host', 'accept-language', 'accept-encoding']);
/** Requests with one of these headers bypass the cache: they are personal, conditional or partial. */
const SPECIAL = new Set([
  'cookie',
  'range',
  'if-range',
  'if-none-match',
  'if-modified-since',
  'authorization',
  'content-length',
  'transfer-encoding',
  'upgrade',
  'expect',
]);

/**
 * Response cache: complete responses of fresh shared pages, keyed by the raw request. A cached page itself costs
 * little. Most of the time goes into request and response objects, which a hit never makes.
 */
export class ResponseCache {
  readonly #now: () => number;
  readonly #answers = new LRUCache<string, CachedResponse>({ maxSize: LIMIT, sizeCalculation: ({ size }) => size });
  #purges = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Counts purges: an answer begun before one may show what was there before. */
  get purges(): number {
    return this.#purges;
  }

  /** Answers a request at once; false where there is no answer at hand. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const key = keyOf(request);
    const hot = key === null ? undefined : this.#answers.get(key);
    if (!hot || key === null) return false;
    if (this.#now() >= hot.until) {
      this.#answers.delete(key);
      return false;
    }
    response.writeHead(200, hot.headers as string[]);
    response.end(hot.body);
    return true;
  }

  /**
   * Keeps the answer that a request got.
   *
   * @param begun `purges` when it was begun
   */
  async keep(request: IncomingMessage, answer: Response, until: number, begun: number): Promise<void> {
    const key = keyOf(request);
    if (key === null || answer.status !== 200) return;
    const body = Buffer.from(await answer.arrayBuffer());
    if (begun !== this.#purges) return;
    const headers = [...answer.headers].flat();
    const texts = [key, ...headers].reduce((sum, text) => sum + stringBytes(text), 0);
    this.#answers.set(key, { headers, body, until, size: body.length + texts + OVERHEAD });
  }

  purge(): void {
    this.#purges += 1;
    this.#answers.clear();
  }
}

/** Whether a header makes the answer one that other requests may not get. */
function isPersonal(name: string, value: string): boolean {
  return SPECIAL.has(name) || (name === 'accept' && value.includes('json'));
}

/** Null for a request that must bypass the cache. */
function keyOf({ method, url, rawHeaders }: IncomingMessage): string | null {
  if (method !== 'GET') return null;
  let key = url ?? '';
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]?.toLowerCase() ?? '';
    const value = rawHeaders[at + 1] ?? '';
    if (isPersonal(name, value)) return null;
    if (name === 'host') hosts += 1;
    if (KEYED.has(name)) key += `\n${name}:${value}`;
  }
  return hosts === 1 ? key : null;
}
