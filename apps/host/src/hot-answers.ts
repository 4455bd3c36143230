import type { IncomingMessage, ServerResponse } from 'node:http';

interface HotAnswer {
  /** Names and values in turn, as Node writes them fastest. */
  readonly headers: readonly string[];
  readonly body: Buffer;
  /** On the host's clock. */
  readonly until: number;
}

/** How many: each is one page for one language list and encoding, whose text the page cache has anyway. */
const MOST = 300;
/** What decides which page it is. */
const KEYED = new Set(['host', 'x-forwarded-host', 'accept-language', 'accept-encoding']);
/** What makes a request one of its own, or asks for less than the whole. */
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
 * Whole answers of fresh pages that are everybody's, by what requests for them look like: most of what a page that is
 * kept costs is not the page but the request and response around it. What is not recognised here takes the long way.
 */
export class HotAnswers {
  readonly #now: () => number;
  readonly #answers = new Map<string, HotAnswer>();
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
    if (this.#answers.size >= MOST) this.#answers.clear();
    this.#answers.set(key, { headers: [...answer.headers].flat(), body, until });
  }

  purge(): void {
    this.#purges += 1;
    this.#answers.clear();
  }
}

/** Null for a request that is not one of everybody's. */
function keyOf({ method, url, rawHeaders }: IncomingMessage): string | null {
  if (method !== 'GET') return null;
  let key = url ?? '';
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]?.toLowerCase() ?? '';
    const value = rawHeaders[at + 1] ?? '';
    if (SPECIAL.has(name) || (name === 'accept' && value.includes('json'))) return null;
    if (name === 'host') hosts += 1;
    if (KEYED.has(name)) key += `\n${name}:${value}`;
  }
  return hosts === 1 ? key : null;
}
