import { once } from 'node:events';
import {
  Agent,
  createServer,
  request as sendRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import pLimit, { type LimitFunction } from 'p-limit';

export interface GatewayOptions {
  /** Where the emulator finds what callers ask for by a path. */
  readonly pathOf: (url: string) => string;
  /** Where callers reach functions; 0 takes a free one. */
  readonly port: number;
  /** Where the Functions emulator listens. */
  readonly emulatorPort: number;
  /** Requests of one function that are under way at once. */
  readonly concurrency: number;
  /** Requests of one function that may wait; more are refused with 503, as the cloud does. */
  readonly queue: number;
}

/**
 * Limits the requests in progress in the Functions emulator, as `concurrency` and `maxInstances` do in the cloud.
 * Further requests are queued in order, and refused when the queue is full.
 */
export async function startFunctionsGateway(
  options: GatewayOptions,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const lanes = new Map<string, Lane>();
  // The emulator ends idle connections. A request that takes one in that moment would fail, and new ones cost little here.
  const agent = new Agent({ keepAlive: false });
  const server = createServer((request, response) => {
    const name = functionOf(request.url ?? '/');
    const lane = lanes.get(name) ?? new Lane(options.concurrency, options.queue);
    lanes.set(name, lane);
    lane.run(response, (done) =>
      forward(request, response, { agent, port: options.emulatorPort, path: options.pathOf(request.url ?? '/') }, done),
    );
  });
  server.listen(options.port, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => close(server, agent) };
}

/** `/PROJECT/REGION/FUNCTION/…`: the third segment; everything else shares a lane. */
function functionOf(url: string): string {
  return /^\/[^/]+\/[^/]+\/([^/?]+)/.exec(url)?.[1] ?? '';
}

/** Lets a bounded number of requests through and keeps the rest waiting in order. */
class Lane {
  readonly #limit: LimitFunction;
  readonly #most: number;

  constructor(concurrency: number, queue: number) {
    this.#limit = pLimit(concurrency);
    this.#most = concurrency + queue;
  }

  run(response: ServerResponse, work: (done: () => void) => void): void {
    if (this.#limit.activeCount + this.#limit.pendingCount < this.#most)
      void this.#limit(() => new Promise<void>((resolve) => work(resolve)));
    else
      response
        .writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain' })
        .end('Too many requests are waiting.');
  }
}

/**
 * Answer of a callable to unreadable input. It replaces the framework's page for an unreadable body, which reveals
 * paths of its files.
 */
const MALFORMED = JSON.stringify({
  error: {
    status: 'INVALID_ARGUMENT',
    message: 'service/malformed',
    details: { code: 'service/malformed', field: null, retryAfterSeconds: null },
  },
});

interface Target {
  readonly agent: Agent;
  readonly port: number;
  readonly path: string;
}

function forward(request: IncomingMessage, response: ServerResponse, target: Target, done: () => void): void {
  let ended = false;
  const end = () => {
    if (!ended) done();
    ended = true;
  };
  const onward = sendRequest(
    { host: '127.0.0.1', ...target, method: request.method, headers: request.headers },
    (answer) => {
      answer.on('close', end);
      const status = answer.statusCode ?? 502;
      if (status >= 400 && status < 500 && answer.headers['content-type']?.startsWith('text/html')) {
        answer.resume();
        return void response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(MALFORMED);
      }
      response.writeHead(status, answer.headers);
      answer.pipe(response);
    },
  );
  onward.on('error', () => {
    if (!response.headersSent) response.writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain' });
    response.end();
    end();
  });
  // A caller that has gone costs no process. Afterwards the connection may carry another request.
  const abandon = () => void (!ended && onward.destroy());
  if (response.destroyed) abandon();
  response.on('close', abandon);
  request.pipe(onward);
}

async function close(server: Server, agent: Agent): Promise<void> {
  server.closeAllConnections();
  agent.destroy();
  server.close();
  await once(server, 'close');
}
