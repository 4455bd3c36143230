import { setTimeout as delay } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { FaultRequest } from './faults.ts';

/** Path segment below which a moved service still answers. */
export const MOVED = '_moved';
const HUGE_BYTES = 10 * 1024 * 1024;
const CHUNK = 'x'.repeat(64 * 1024);

/** Answer of a faulty service; null if the request is to be answered as usual. */
export async function answerFault(
  context: Context<{ Bindings: HttpBindings }>,
  fault: FaultRequest,
): Promise<Response | null> {
  const json = (body: string, status = 200, headers: Record<string, string> = {}) =>
    new Response(body, { status, headers: { 'content-type': 'application/json; charset=utf-8', ...headers } });
  const url = new URL(context.req.url);
  switch (fault.fault) {
    case 'slow':
      await delay(fault.delayMs);
      return null;
    case 'rate-limit':
      return json('{"error":{"status":429}}', 429, fault.retryAfter ? { 'retry-after': fault.retryAfter } : {});
    case 'server-error':
      return json('{"error":{"status":500}}', 500);
    case 'unauthorised':
      return json('{"error":{"status":401}}', 401);
    case 'quota':
      // As Deezer says it: with HTTP 200 and no time to wait.
      return json('{"error":{"type":"Exception","message":"Quota limit exceeded","code":4}}');
    case 'garbage':
      return json('{"data": [');
    case 'nothing':
      return json('{}');
    case 'empty':
      return json('');
    case 'html':
      return new Response('<!doctype html><title>Sorry</title>', { headers: { 'content-type': 'text/html' } });
    case 'huge':
      return new Response(hugeBody(), { headers: { 'content-type': 'application/json' } });
    case 'hang-up':
      context.env.outgoing.destroy();
      return RESPONSE_ALREADY_SENT;
    case 'redirect-loop':
      return context.redirect(url.href, 302);
    case 'moved':
      return context.redirect(`${url.pathname.replace(/^\/[^/]+/, `$&/${MOVED}`)}${url.search}`, 301);
    case 'moved-away':
      return context.redirect(`http://localhost:${url.port}${url.pathname}${url.search}`, 301);
    case 'other-album':
      return null;
  }
}

/** JSON of 10 MB without a length in the headers: one text. */
function hugeBody(): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(encoder.encode(sent === 0 ? `"${CHUNK}` : CHUNK));
      sent += CHUNK.length;
      if (sent < HUGE_BYTES) return;
      controller.enqueue(encoder.encode('"'));
      controller.close();
    },
  });
}
