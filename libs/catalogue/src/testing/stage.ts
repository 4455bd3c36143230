import { storeReferenceOf } from '@countin/domain/store-links';
import { inject } from 'vitest';
import { MemoryBudget } from '../budget/rate-budget.ts';
import type { RequestOptions, CatalogueClient } from '../client/catalogue-client.ts';
import type { CatalogueId } from '../client/catalogue-ids.ts';
import { clientsOf } from '../create-catalogues.ts';
import type { HttpPorts } from '../http/http-ports.ts';
import { exampleSettings } from '../settings/catalogue-settings.ts';

/** Album that the catalogue server lists. */
export interface ListedAlbum {
  readonly slug: string;
  readonly title: string;
  readonly artist: string;
  readonly upc: string;
  readonly nearMiss: string | null;
  readonly isrcs: readonly string[];
}

/** Clients against the catalogue server, with a clock that tests move. Waits end at once and are counted. */
export class Stage {
  readonly origin = inject('catalogueServer');
  readonly waits: number[] = [];
  readonly clients: ReadonlyMap<CatalogueId, CatalogueClient>;
  #now = Date.now();

  constructor(timeoutMs = 10_000) {
    const ports: HttpPorts = {
      fetch,
      now: () => this.#now,
      wait: (ms) => {
        this.waits.push(ms);
        this.#now += ms;
        return Promise.resolve();
      },
      budget: new MemoryBudget(() => this.#now),
      timeoutMs,
    };
    const settings = exampleSettings(this.origin);
    // iTunes is asked where Apple Music is not.
    const all = [...clientsOf(settings, ports), ...clientsOf({ ...settings, appleMusic: null }, ports)];
    this.clients = new Map(all.map((client) => [client.catalogue, client]));
  }

  client(id: CatalogueId): CatalogueClient {
    const client = this.clients.get(id);
    if (!client) throw new Error(`no client of ${id}`);
    return client;
  }

  now(): number {
    return this.#now;
  }

  /** An answer is of use for ten minutes: tests with a moved clock name their own deadline. */
  options(market = 'US', forMs = 600_000): RequestOptions {
    return { market, deadline: this.#now + forMs };
  }

  async fault(service: CatalogueId, fault: string, more: Readonly<Record<string, unknown>> = {}): Promise<void> {
    const body = JSON.stringify({ service, fault, ...more });
    const response = await fetch(`${this.origin}/_faults`, { method: 'POST', body });
    if (!response.ok) throw new Error(await response.text());
  }

  async reset(): Promise<void> {
    await fetch(`${this.origin}/_faults`, { method: 'DELETE' });
    await fetch(`${this.origin}/_requests`, { method: 'DELETE' });
  }

  /** Paths that a service was asked since the last reset, tokens left out. */
  async requests(service: CatalogueId): Promise<string[]> {
    const all = (await (await fetch(`${this.origin}/_requests`)).json()) as { service: string; path: string }[];
    return all.filter((one) => one.service === service && !one.path.endsWith('/token')).map(({ path }) => path);
  }

  async albums(): Promise<ListedAlbum[]> {
    return (await (await fetch(`${this.origin}/_albums`)).json()) as ListedAlbum[];
  }

  /** Id of an artist at a service, from the artist's page there. */
  async artistId(slug: string, service: CatalogueId): Promise<string> {
    const all = (await (await fetch(`${this.origin}/_artists`)).json()) as { slug: string; pages: object }[];
    const pages = new Map<string, string>(Object.entries(all.find((one) => one.slug === slug)?.pages ?? {}));
    const page = pages.get(service === 'itunes' ? 'apple-music' : service);
    return storeReferenceOf(page ?? '')?.id ?? '';
  }

  async album(slug: string): Promise<ListedAlbum> {
    const found = (await this.albums()).find((album) => album.slug === slug);
    if (!found) throw new Error(`no album ${slug}`);
    return found;
  }
}
