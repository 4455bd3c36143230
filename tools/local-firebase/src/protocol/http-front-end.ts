/** Everything that speaks HTTP/1.1: WebChannel, REST, the emulator endpoints and a sign of life at `/`. */
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { RpcError, type FirestoreService } from '../service.ts';
import { createAdminFrontEnd } from './admin/admin-front-end.ts';
import { applyCors } from './cors.ts';
import { asRpcError, errorBody } from './http-status.ts';
import { IdleConnections } from './idle-connections.ts';
import { handleRest } from './rest/rest-front-end.ts';
import type { TriggerRegistry } from './triggers/trigger-registry.ts';
import { createChannelFrontEnd } from './web-channel/channel-front-end.ts';

export interface HttpFrontEndOptions {
  readonly service: FirestoreService;
  readonly triggers: TriggerRegistry;
  readonly log: (line: string) => void;
  /** See ServeOptions. */
  readonly patienceMs: number;
}

export interface HttpFrontEnd {
  accept(socket: Socket): void;
  /** Ends every hanging reply and closes what is open. */
  close(): void;
}

/** Serves the HTTP/1.1 half of the port over connections handed to it. */
export function createHttpFrontEnd({ service, triggers, log, patienceMs }: HttpFrontEndOptions): HttpFrontEnd {
  const channels = createChannelFrontEnd(service, log, patienceMs);
  const admin = createAdminFrontEnd(service, triggers);
  const connections = new IdleConnections();

  const serve = async (request: IncomingMessage, response: ServerResponse, url: URL) => {
    if (url.pathname.startsWith('/v1/')) await handleRest(service, request, response, url);
    else if (url.pathname.startsWith('/emulator/v1/')) await admin(request, response, url);
    else if (url.pathname === '/') response.writeHead(200, { 'Content-Type': 'text/plain' }).end('Ok\n');
    else throw new RpcError('NOT_FOUND', `Nothing is served at ${url.pathname}`);
  };

  const timeouts = {
    headersTimeout: patienceMs,
    requestTimeout: 5 * patienceMs,
    connectionsCheckingInterval: patienceMs / 2,
  };
  const server = http.createServer(timeouts, (request, response) => {
    connections.track(request, response);
    if (applyCors(request, response)) return;
    // Put together as text: a path that begins with two slashes is no host.
    const url = isEncoded(request.url ?? '') ? URL.parse(`http://localhost${request.url}`) : null;
    if (!url) {
      answerError(
        response,
        new RpcError('INVALID_ARGUMENT', 'The address is malformed: it must be percent-encoded UTF-8.'),
      );
      return;
    }
    if (channels.handle(request, response, url)) return;
    serve(request, response, url).catch((thrown: unknown) => answerError(response, asRpcError(thrown, log)));
  });
  // The default of 5 s would race with clients that reuse their connections.
  server.keepAliveTimeout = 65_000;
  // It never listens itself, and only from this event on does it look after slow senders.
  server.emit('listening');

  return {
    accept: (socket) => {
      connections.add(socket);
      server.emit('connection', socket);
    },
    close: () => {
      channels.close();
      connections.close();
    },
  };
}

/** Whether an address is ASCII, with everything else percent-encoded as UTF-8. */
function isEncoded(address: string): boolean {
  try {
    decodeURIComponent(address);
  } catch {
    return false;
  }
  return /^[\x21-\x7e]*$/.test(address);
}

function answerError(response: ServerResponse, error: RpcError): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = errorBody(error);
  response.writeHead(body.error.code, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}
