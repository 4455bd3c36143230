import type { IncomingMessage, ServerResponse } from 'node:http';
import { MOST_BEACON_BYTES } from '@countin/domain/numbers';
import type { Sites } from '@countin/domain/deployment';
import type { PageClick } from '@countin/domain/pages';
import { PUBLIC_PATHS } from '@countin/domain/urls';
import { matchHost, ownOrigin, type HostMatch } from '@countin/slug';
import { LRUCache } from 'lru-cache';
import type { HostConfiguration } from '../configuration.ts';
import { clientAddress } from '../http/client-address.ts';
import { TEXT_POLICY } from '../http/content-security-policy.ts';
import { readAgent } from './agent.ts';
import type { Counter, Outcome } from './counter.ts';
import type { Sender } from './sender.ts';

/**
 * A flood is answered as accepted, and not counted. Browsers would report an error to fans who cannot help it; a
 * flooder learns nothing.
 */
const STATUS: Readonly<Record<Outcome, number>> = { counted: 204, ignored: 204, invalid: 400, flood: 204, full: 503 };
const HEADERS = [
  'cache-control',
  'no-store',
  'content-security-policy',
  TEXT_POLICY,
  'x-content-type-options',
  'nosniff',
];
/** Feeds and calendar files. */
const FILE = /\.(?:ics|rss|json)$/;

/** Host names that are remembered: nearly all requests have one of few. */
const HOSTS_KEPT = 2000;

class KnownHosts {
  readonly #known = new LRUCache<string, HostMatch>({ max: HOSTS_KEPT });

  match(header: string | undefined, sites: Sites): HostMatch {
    const known = header === undefined ? undefined : this.#known.get(header);
    if (known) return known;
    const match = matchHost(header, sites);
    if (header !== undefined) this.#known.set(header, match);
    return match;
  }
}

/** Takes beacons before the rest of the host sees a request: they are many, and have neither page nor cache. */
export class BeaconAnswers {
  readonly #hosts = new KnownHosts();
  readonly #counter: Counter;
  readonly #configuration: HostConfiguration;
  readonly #log: (message: string, error?: unknown) => void;

  constructor(counter: Counter, configuration: HostConfiguration, log: (message: string, error?: unknown) => void) {
    this.#counter = counter;
    this.#configuration = configuration;
    this.#log = log;
  }

  /** Answers a beacon; false for any other request, of which it notes what is counted of it. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method === 'POST' && request.url === PUBLIC_PATHS.beacon) {
      this.#take(request, response);
      return true;
    }
    if (request.method === 'GET') this.#note(request, response);
    return false;
  }

  /** A form that the host has taken. */
  signup(request: IncomingMessage): void {
    const sender = this.#senderOf(request);
    if (sender) this.#counter.request(sender, pathOf(request), 'signup');
  }

  /** A link of a page that the host has redirected: of a browser that runs no script, or not yet. */
  click(request: IncomingMessage, click: PageClick): void {
    const sender = isFollowed(request) ? this.#senderOf(request) : null;
    if (sender) this.#counter.click(sender, pathOf(request), click);
  }

  /** Requests of people for pages are not counted here: their browser sends a beacon. */
  #note(request: IncomingMessage, response: ServerResponse): void {
    const { headers } = request;
    const isPerson = readAgent(headers['user-agent']).kind === 'person';
    const isAhead = headers['sec-purpose'] !== undefined || headers['purpose'] !== undefined;
    const path = pathOf(request);
    if (isPerson && !isAhead && !FILE.test(path)) return;
    response.once('finish', () => {
      const isPage = response.statusCode === 200 || response.statusCode === 304;
      const sender = isPage ? this.#senderOf(request) : null;
      if (sender) this.#counter.request(sender, path, 'page');
    });
  }

  #take(request: IncomingMessage, response: ServerResponse): void {
    const sender = isOwnPage(request, this.#configuration) ? this.#senderOf(request) : null;
    if (!sender) return refuse(request, response, 403);
    if (Number(request.headers['content-length'] ?? Number.NaN) > MOST_BEACON_BYTES)
      return refuse(request, response, 413);
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MOST_BEACON_BYTES) chunks.push(chunk);
      else if (!response.headersSent) refuse(request, response, 413);
    });
    request.once('end', () => {
      if (response.headersSent) return;
      const [first] = chunks;
      const body = first && chunks.length === 1 ? first : Buffer.concat(chunks);
      this.#count(sender, body.toString(), response);
    });
  }

  #count(sender: Sender, body: string, response: ServerResponse): void {
    const answer = (outcome: Outcome) => void response.writeHead(STATUS[outcome], HEADERS).end();
    const fail = (error: unknown) => {
      this.#log('a beacon was not counted', error);
      response.writeHead(503, HEADERS).end();
    };
    try {
      const outcome = this.#counter.beacon(sender, body);
      if (outcome instanceof Promise) outcome.then(answer, fail);
      else answer(outcome);
    } catch (error) {
      fail(error);
    }
  }

  #senderOf(request: IncomingMessage): Sender | null {
    const { trustedProxies, public: config } = this.#configuration;
    const { headers, socket } = request;
    const host = this.#hosts.match(hostHeader(request, this.#configuration), config.sites);
    if (host.kind === 'invalid') return null;
    const forwarded = headers['x-forwarded-for'];
    return {
      host,
      address: clientAddress(
        socket.remoteAddress,
        Array.isArray(forwarded) ? forwarded.join(',') : forwarded,
        trustedProxies,
      ),
      header: (name) => {
        const value = headers[name];
        return Array.isArray(value) ? value[0] : value;
      },
    };
  }
}

/** The rest of the body must not be taken for the next request. */
function refuse(request: IncomingMessage, response: ServerResponse, status: number): void {
  response.writeHead(status, [...HEADERS, 'connection', 'close']).end();
  request.resume();
}

function hostHeader({ headers }: IncomingMessage, { trustedProxies }: HostConfiguration): string | undefined {
  const forwarded = trustedProxies > 0 ? headers['x-forwarded-host'] : undefined;
  return (Array.isArray(forwarded) ? forwarded[0] : forwarded) ?? headers.host;
}

/** Whether a page of the same origin sent it, as far as a browser says. */
function isOwnPage(request: IncomingMessage, configuration: HostConfiguration): boolean {
  const { headers } = request;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const own = ownOrigin(hostHeader(request, configuration), configuration.public.sites);
  return headers.origin !== undefined && headers.origin === own;
}

/** Whether a browser displays the response, as after a click on our own page. Older browsers do not say. */
function isFollowed({ headers }: IncomingMessage): boolean {
  const [site, mode] = [headers['sec-fetch-site'], headers['sec-fetch-mode']];
  return (site === undefined || site === 'same-origin') && (mode === undefined || mode === 'navigate');
}

function pathOf({ url = '/' }: IncomingMessage): string {
  const end = url.search(/[?#]/);
  return end < 0 ? url : url.slice(0, end);
}
