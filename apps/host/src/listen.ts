import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { BeaconAnswers } from './counting/answer-beacon.ts';
import type { ResponseCache } from './response-cache.ts';
import { plainAnswer } from './plain-answer.ts';

interface FetchApp {
  fetch(request: Request, bindings: Partial<HttpBindings>): Response | Promise<Response>;
}

/** Turns the app into a Node request listener; also what a Cloud Function is made of. */
export function requestListener(
  app: FetchApp,
  headers: Readonly<Record<string, string>>,
  hot: ResponseCache,
  beacons: BeaconAnswers | null = null,
): RequestListener {
  const listener = getRequestListener((request, bindings) => app.fetch(request, bindings as HttpBindings), {
    // Requests whose host or path is no address at all end here, before the app sees them.
    errorHandler: () => plainAnswer(400, 'This address isn’t valid.', headers),
    // Other programs in this process (a Cloud Function's runtime) keep their own Request and Response.
    overrideGlobalObjects: false,
  });
  return (request, response) => {
    if (beacons?.answer(request, response)) return;
    if (!hot.answer(request, response)) void listener(request, response);
  };
}

/** Serves on one port. Port 0 takes any free one. */
export async function listen(
  listener: RequestListener,
  address: string,
  port: number,
): Promise<{ server: Server; port: number }> {
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000, maxHeaderSize: 16 * 1024 }, listener);
  server.listen(port, address);
  await new Promise<void>((resolve, reject) => server.once('listening', resolve).once('error', reject));
  return { server, port: (server.address() as AddressInfo).port };
}

/** Milliseconds that a request may still take when the process ends; container platforms kill after ten seconds. */
const REQUEST_PATIENCE = 3000;

/** Takes no more connections, and waits for the requests that are being answered. A slow client cannot stop the end. */
export async function stop(server: Server, patience = REQUEST_PATIENCE): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const impatient = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearTimeout(impatient);
}
