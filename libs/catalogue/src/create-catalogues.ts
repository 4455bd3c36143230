import { setTimeout as delay } from 'node:timers/promises';
import { AppleMusicClient } from './apple-music/apple-music-client.ts';
import type { RateBudget } from './budget/rate-budget.ts';
import { CachedClient } from './cache/cached-client.ts';
import type { CatalogueCache } from './cache/catalogue-cache.ts';
import type { CatalogueClient } from './client/catalogue-client.ts';
import { DeezerClient } from './deezer/deezer-client.ts';
import { DEFAULT_TIMEOUT_MS, type HttpPorts } from './http/http-ports.ts';
import { ItunesClient } from './itunes/itunes-client.ts';
import { MusicBrainzClient } from './musicbrainz/musicbrainz-client.ts';
import type { CatalogueSettings } from './settings/catalogue-settings.ts';
import { SpotifyClient } from './spotify/spotify-client.ts';
import { TidalClient } from './tidal/tidal-client.ts';

/** Services that the clients share. */
export interface CataloguePorts {
  readonly budget: RateBudget;
  /** Null asks every time, as checks of links must. */
  readonly cache: CatalogueCache | null;
  /** Clock, milliseconds since 1970; the real one unless given. Measurements let it run faster. */
  readonly now?: () => number;
  /** Waits by that clock. */
  readonly wait?: HttpPorts['wait'];
}

/** The clients that the settings name, in the order of trust in their data. */
export function createCatalogues(
  settings: CatalogueSettings,
  { budget, cache, now = Date.now, wait = (ms, signal) => delay(ms, undefined, { signal }) }: CataloguePorts,
): CatalogueClient[] {
  const ports: HttpPorts = {
    fetch,
    now,
    wait,
    budget,
    timeoutMs: DEFAULT_TIMEOUT_MS,
  };
  const clients = clientsOf(settings, ports);
  return cache ? clients.map((client) => new CachedClient(client, cache)) : clients;
}

/** The clients without a cache. */
export function clientsOf(settings: CatalogueSettings, ports: HttpPorts): CatalogueClient[] {
  const { endpoints, spotify, appleMusic, tidal, contact, keyless } = settings;
  const clients: CatalogueClient[] = [];
  if (spotify) clients.push(new SpotifyClient(ports, endpoints.spotify, spotify));
  if (appleMusic) clients.push(new AppleMusicClient(ports, endpoints['apple-music'], appleMusic));
  if (tidal) clients.push(new TidalClient(ports, endpoints.tidal, tidal));
  if (!keyless) return clients;
  clients.push(new DeezerClient(ports, endpoints.deezer));
  // Both give links of Apple Music; the API with keys knows more and may be asked more often.
  if (!appleMusic) clients.push(new ItunesClient(ports, endpoints.itunes));
  if (contact) clients.push(new MusicBrainzClient(ports, endpoints.musicbrainz, contact));
  return clients;
}
