import { serve } from '@hono/node-server';
import { createApp } from './create-app.ts';

/** A running catalogue server. */
export interface CatalogueServer {
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Starts the catalogue server on the loopback address.
 *
 * @param options.port 0 takes any free port
 * @param options.today instant of the day from which the example data counts, milliseconds since 1970
 */
export function startCatalogueServer({ port, today }: { port: number; today: number }): Promise<CatalogueServer> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: createApp(today).fetch, hostname: '127.0.0.1', port }, (address) => {
      resolve({
        origin: `http://127.0.0.1:${address.port}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            // Slow answers keep their connections open.
            if ('closeAllConnections' in server) server.closeAllConnections();
          }),
      });
    });
    server.once('error', reject);
  });
}
