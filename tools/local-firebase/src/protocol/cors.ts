import type { IncomingMessage, ServerResponse } from 'node:http';

const PREFLIGHT_SECONDS = '3600';

/**
 * Admits pages of every origin, with credentials. The SDK sends them, so the origin must be echoed, and without
 * allow-credentials it never connects. Answers preflights; returns true when it did.
 */
export function applyCors(request: IncomingMessage, response: ServerResponse): boolean {
  const { origin } = request.headers;
  response.setHeader('Vary', 'Origin');
  if (origin !== undefined) {
    response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    response.setHeader('Access-Control-Expose-Headers', 'X-HTTP-Session-Id');
  }
  if (request.method !== 'OPTIONS') return false;
  const headers = request.headers['access-control-request-headers'];
  if (headers !== undefined) response.setHeader('Access-Control-Allow-Headers', headers);
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS');
  // Chromium asks this before a public page may reach a loopback address.
  if (request.headers['access-control-request-private-network'] === 'true') {
    response.setHeader('Access-Control-Allow-Private-Network', 'true');
  }
  response.setHeader('Access-Control-Max-Age', PREFLIGHT_SECONDS);
  response.writeHead(204).end();
  return true;
}
