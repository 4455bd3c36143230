/** The REST form of the service: the browser SDK's single calls, Firestore Lite, and plain HTTP clients. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import {
  RpcError,
  type FirestoreService,
  type ServerStreamMethod,
  type UnaryMethod,
  type Wire,
} from '../../service.ts';
import { parseCaller } from '../caller.ts';
import { jsonToWire, wireToJson } from '../proto-json.ts';
import { readJsonBody } from '../request-body.ts';
import { findRoute, type RouteMatch } from './routes.ts';
import { setField, setQueryParameters } from './query-parameters.ts';

/** Answers of this size are compressed where the client accepts it, as the hosted service does; bytes. */
const COMPRESSED_FROM = 1024;
const compress = promisify(gzip);

/** Serves one request under `/v1/`. Rejects with the RpcError to answer. */
export async function handleRest(
  service: FirestoreService,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const route = findRoute(request.method ?? 'GET', url.pathname);
  if (!route) throw new RpcError('NOT_FOUND', `No method for ${request.method} ${url.pathname}`);
  const { method } = route;
  const wire = await requestWire(route, request, url);
  const caller = parseCaller(request.headers.authorization);
  const leaving = new AbortController();
  // Answered requests close too. Without a reason, each would make an error with its stack.
  response.on('close', () => leaving.abort('closed'));
  const toJson = (answer: Wire) => wireToJson(method.responseType, answer);
  const json = method.responseStream
    ? Array.from(await service.serverStream(method.name as ServerStreamMethod, wire, caller, leaving.signal), toJson)
    : toJson(await service.unary(method.name as UnaryMethod, wire, caller, leaving.signal));
  await answerJson(request, response, JSON.stringify(json));
}

async function answerJson(request: IncomingMessage, response: ServerResponse, json: string): Promise<void> {
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  if (json.length < COMPRESSED_FROM || !/\bgzip\b/.test(String(request.headers['accept-encoding']))) {
    response.end(json);
    return;
  }
  response.setHeader('Content-Encoding', 'gzip');
  response.appendHeader('Vary', 'Accept-Encoding');
  response.end(await compress(json, { level: constants.Z_BEST_SPEED }));
}

async function requestWire(route: RouteMatch, request: IncomingMessage, url: URL): Promise<Wire> {
  const body = route.body === undefined ? {} : await readJsonBody(request);
  if (typeof body !== 'object' || body === null) throw new RpcError('INVALID_ARGUMENT', 'The body must be an object.');
  const json: Record<string, unknown> = route.body === undefined || route.body === '*' ? { ...body } : {};
  if (route.body !== undefined && route.body !== '*') json[route.body] = { ...body };
  setQueryParameters(json, route.method.requestType, url.searchParams);
  // The path comes last: it decides which document is meant, whatever the body says.
  for (const [field, value] of Object.entries(route.variables)) setField(json, field, value);
  return jsonToWire(route.method.requestType, json);
}
