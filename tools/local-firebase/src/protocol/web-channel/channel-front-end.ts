/** WebChannel, the browser SDK's transport for Listen and Write. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { RpcError, type DuplexMethod, type FirestoreService } from '../../service.ts';
import { parseCaller } from '../caller.ts';
import { readBody } from '../request-body.ts';
import { SERVICE_NAME } from '../schema.ts';
import { CHANNEL_HEADERS } from './back-channel.ts';
import { ChannelSession } from './channel-session.ts';
import { parseForwardBody } from './forward-messages.ts';
import { encodeFrame } from './frames.ts';

const CHANNEL_PATH = new RegExp(`^/${SERVICE_NAME.replaceAll('.', '\\.')}/(Listen|Write)/channel$`);
const PROTOCOL_VERSION = 8;
const SERVER_VERSION = 12;
/** Clients wait one and a half times this long for a sign of life. */
const CLIENT_KEEP_ALIVE_MS = 30_000;
/**
 * Clients detect buffering proxies: after a first byte later than twice the handshake's time they fall back to long
 * polling. On loopback that would be 2 ms, so the handshake takes its time.
 */
const HANDSHAKE_MS = 15;

export interface ChannelFrontEnd {
  /** Serves the request if it is WebChannel's; returns false when it is not. */
  handle(request: IncomingMessage, response: ServerResponse, url: URL): boolean;
  /** Ends every stream. Clients come back by themselves. */
  close(): void;
}

/**
 * Serves Listen and Write channels. A client that is gone for good leaves no trace. One that is between two requests
 * has `orphanMs` to return.
 */
export function createChannelFrontEnd(
  service: FirestoreService,
  log: (line: string) => void,
  orphanMs: number,
): ChannelFrontEnd {
  const sessions = new Map<string, ChannelSession>();

  const open = async (method: DuplexMethod, request: IncomingMessage, response: ServerResponse) => {
    const body = parseForwardBody(await readBody(request));
    const sid = randomUUID();
    const session = new ChannelSession({
      service,
      method,
      caller: () => parseCaller(body.headers.get('authorization')),
      onClose: () => sessions.delete(sid),
      log,
      orphanMs,
    });
    sessions.set(sid, session);
    session.receive(body.offset, body.messages, 0);
    const handshake = ['c', sid, '', PROTOCOL_VERSION, SERVER_VERSION, CLIENT_KEEP_ALIVE_MS];
    setTimeout(() => {
      response.writeHead(200, CHANNEL_HEADERS).end(encodeFrame([[0, handshake]]));
    }, HANDSHAKE_MS);
  };

  const forward = async (session: ChannelSession, request: IncomingMessage, response: ServerResponse, url: URL) => {
    const body = parseForwardBody(await readBody(request));
    session.receive(body.offset, body.messages, acknowledgedId(url));
    response.writeHead(200, CHANNEL_HEADERS).end(encodeFrame(session.status()));
  };

  const handle = async (method: DuplexMethod, request: IncomingMessage, response: ServerResponse, url: URL) => {
    const sid = url.searchParams.get('SID');
    const session = sid === null ? undefined : sessions.get(sid);
    if (url.searchParams.get('TYPE') === 'terminate') {
      session?.close();
      response.writeHead(200, CHANNEL_HEADERS).end();
    } else if (sid === null && request.method === 'POST') {
      await open(method, request, response);
    } else if (!session) {
      // The client looks for these words, not at the beginning, and opens a new channel at once.
      response.writeHead(400, CHANNEL_HEADERS).end('Bad Request: Unknown SID');
    } else if (request.method === 'POST') {
      await forward(session, request, response, url);
    } else if (request.method !== 'GET') {
      response.writeHead(405, { ...CHANNEL_HEADERS, Allow: 'GET, POST' }).end();
    } else {
      const pollMs = pollTime(url);
      const streaming = url.searchParams.get('CI') !== '1';
      session.attach(response, {
        streaming,
        acknowledged: acknowledgedId(url),
        pollMs: streaming ? undefined : pollMs,
      });
    }
  };

  return {
    handle: (request, response, url) => {
      const method = CHANNEL_PATH.exec(url.pathname)?.[1];
      if (!method) return false;
      handle(method as DuplexMethod, request, response, url).catch((error: unknown) => {
        if (error instanceof RpcError) {
          response.writeHead(400, CHANNEL_HEADERS).end(`Bad Request: ${error.message}`);
          return;
        }
        log(error instanceof Error ? (error.stack ?? error.message) : String(error));
        response.destroy();
      });
      return true;
    },
    close: () => sessions.forEach((session) => session.close()),
  };
}

/** How long a long poll may hang, in milliseconds. */
function pollTime(url: URL): number | undefined {
  const requested = Number(url.searchParams.get('TO'));
  return requested >= 1 ? Math.min(requested, CLIENT_KEEP_ALIVE_MS) : undefined;
}

function acknowledgedId(url: URL): number {
  return Number(url.searchParams.get('AID') ?? 0) || 0;
}
