import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { exampleSettings } from '@countin/catalogue';
import { createSharedCatalogues } from '../platform/catalogues/catalogues.ts';
import type { TestWorld } from './services.ts';

const PROGRAM = join(import.meta.dirname, '../../../../tools/catalogue-server/src/main.ts');

/** The example catalogue in a process of its own. */
export interface CatalogueServer {
  readonly origin: string;
  /** Makes a service fail: see `tools/catalogue-server`. */
  fault(service: string, fault: string, more?: Readonly<Record<string, unknown>>): Promise<void>;
  /** Ends all faults and forgets what was asked. */
  reset(): Promise<void>;
  /** Number of requests to a service, without those for access tokens. */
  requests(service: string): Promise<number>;
  /** Codes of an example release. */
  album(slug: string): Promise<{ readonly upc: string; readonly isrcs: readonly string[] }>;
  /** Pages of an artist of the example catalogue, by service. */
  artistPages(slug: string): Promise<Readonly<Record<string, string>>>;
  close(): Promise<void>;
}

/** Starts the example catalogue. */
export async function startCatalogueServer(): Promise<CatalogueServer> {
  const server = spawn(process.execPath, [PROGRAM, '--port', '0', '--today', '2026-11-20'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(server.stdout)) {
    const origin = /listening on (http:\/\/\S+)/.exec(line)?.[1];
    if (origin === undefined) continue;
    server.stdout.resume();
    return {
      ...requested(origin),
      close: async () => {
        server.kill('SIGTERM');
        if (server.exitCode === null) await once(server, 'exit');
      },
    };
  }
  throw new Error('The example catalogue did not start.');
}

/** Gives a world the services of the example catalogue, with the real clock: requests take their time. */
export function useCatalogueServer(world: TestWorld, { origin }: CatalogueServer): void {
  world.catalogues = createSharedCatalogues(exampleSettings(origin), world.db, { now: Date.now, log: world.log });
}

function requested(origin: string): Omit<CatalogueServer, 'close'> {
  const json = async <Answer>(path: string) => (await (await fetch(origin + path)).json()) as Answer;
  return {
    origin,
    async fault(service, fault, more = {}) {
      await fetch(`${origin}/_faults`, { method: 'POST', body: JSON.stringify({ service, fault, ...more }) });
    },
    async reset() {
      await fetch(`${origin}/_faults`, { method: 'DELETE' });
      await fetch(`${origin}/_requests`, { method: 'DELETE' });
    },
    async requests(service) {
      const all = await json<{ readonly service: string; readonly path: string }[]>('/_requests');
      return all.filter((one) => one.service === service && !one.path.endsWith('/token')).length;
    },
    async artistPages(slug) {
      const artists = await json<{ slug: string; pages: Record<string, string> }[]>('/_artists');
      const found = artists.find((artist) => artist.slug === slug);
      if (!found) throw new Error(`no artist ${slug}`);
      return found.pages;
    },
    async album(slug) {
      const albums = await json<{ slug: string; upc: string; isrcs: string[] }[]>('/_albums');
      const found = albums.find((album) => album.slug === slug);
      if (!found) throw new Error(`no album ${slug}`);
      return found;
    },
  };
}
