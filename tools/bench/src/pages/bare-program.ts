/** A bare Node server that answers everything with one page: what HTTP alone costs. */
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

process.once('message', ({ body, headers }: { body: Uint8Array; headers: OutgoingHttpHeaders }) => {
  const server = createServer((_, response) => response.writeHead(200, headers).end(body));
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
});
