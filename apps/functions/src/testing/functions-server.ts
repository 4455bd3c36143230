import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { onRequest } from 'firebase-functions/v2/https';
import { httpHandlers, type HttpContext } from '../http-handlers.ts';

/** Project of the tokens that the tests sign in with. */
const PROJECT = 'demo-functions';

/** An answer of a function. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The text as JSON; undefined where it is none. */
  readonly json: unknown;
}

/** The functions that answer HTTP requests, on a port of their own. */
export interface FunctionsServer {
  /** Sends a request to a path that begins with a function's name. */
  ask(path: string, init?: RequestInit): Promise<Answer>;
  /** Rejections that no code has handled, since the start. */
  readonly unhandled: readonly unknown[];
  dispose(): void;
}

/**
 * Serves the functions as they are deployed, with the parsers of bodies that the Functions Framework has. The SDK checks ID tokens as with the Auth emulator, where none is signed.
 */
export async function serveFunctions(context: HttpContext): Promise<FunctionsServer> {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => void unhandled.push(reason);
  process.on('unhandledRejection', note);
  await (accounts ??= serveAccounts());
  const functions = await listen(createServer(frameworkOf(context)));
  return {
    unhandled,
    ask: async (path, init) => {
      const response = await fetch(`http://127.0.0.1:${portOf(functions)}/${path}`, init);
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, json: jsonOf(text) };
    },
    dispose: () => {
      functions.close().closeAllConnections();
      process.off('unhandledRejection', note);
    },
  };
}

/**
 * An ID token as the Auth emulator makes them.
 *
 * @param claims of the token, beside those that each has
 */
export function idToken(uid: string, claims: object = {}): string {
  const seconds = Math.floor(Date.now() / 1000);
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const token = {
    aud: PROJECT,
    iss: `https://securetoken.google.com/${PROJECT}`,
    sub: uid,
    iat: seconds,
    exp: seconds + 3600,
    ...claims,
  };
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(token)}.`;
}

/** https://github.com/GoogleCloudPlatform/functions-framework-nodejs/blob/main/src/server.ts */
function frameworkOf(context: HttpContext) {
  const app = express();
  const parsing = {
    limit: '32mb',
    verify: (request: object, _response: object, rawBody: Buffer) => void Object.assign(request, { rawBody }),
  };
  // Express then keeps errors of its parsers from the console.
  app.set('env', 'test');
  app.use(express.json(parsing), express.text(parsing), express.urlencoded({ ...parsing, extended: true }));
  app.use(express.raw({ ...parsing, type: '*/*' }));
  for (const [name, handler] of Object.entries(httpHandlers(context))) {
    const isCallable = '__endpoint' in handler;
    app.use(`/${name}`, (isCallable ? handler : onRequest({}, handler)) as unknown as express.RequestHandler);
  }
  return app;
}

/** The provider. One for all files of a worker, since the SDK keeps the address that it reads first. */
let accounts: Promise<void> | undefined;

async function serveAccounts(): Promise<void> {
  const server = await listen(createServer(answerAccount));
  server.unref();
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `127.0.0.1:${portOf(server)}`;
  process.env['GCLOUD_PROJECT'] = PROJECT;
}

/** The provider's account of any token: it exists, and its tokens are valid. */
function answerAccount(request: NodeJS.ReadableStream, response: NodeJS.WritableStream): void {
  let body = '';
  request.on('data', (chunk) => (body += String(chunk)));
  request.on('end', () => {
    const { localId } = JSON.parse(body) as { readonly localId: readonly string[] };
    response.end(JSON.stringify({ users: [{ localId: localId[0], validSince: '0' }] }));
  });
}

async function listen(server: Server): Promise<Server> {
  // A test that thinks for seconds goes on with the connection that it has.
  server.keepAliveTimeout = 60_000;
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
