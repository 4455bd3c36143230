import type { Gtin } from '@countin/domain/identifiers';
import type { StoreReference } from '@countin/domain/store-links';
import type { RequestOptions, CatalogueClient, CatalogueItem, TitleQuery } from '../client/catalogue-client.ts';
import { firstSpelling } from '../client/item-parts.ts';
import type { HttpPorts } from '../http/http-ports.ts';
import { sendJson } from '../http/send-json.ts';
import type { Endpoint } from '../settings/endpoints.ts';
import { readPicture } from '../http/read-picture.ts';
import { itunesAlbum, itunesTrack } from './itunes-items.ts';
import { answerSchema, isAlbum, isTrack, type ItunesResult } from './schemas.ts';

/** Songs of a look-up's albums, as many as it gives; without a limit it gives 50. */
const SONGS = { entity: 'song', limit: '200' };

/**
 * iTunes Search API, https://performance-partners.apple.com/search-api. No keys. Used where no keys of Apple Music are configured: its
 * links lead to the same service.
 */
export class ItunesClient implements CatalogueClient {
  readonly catalogue = 'itunes';
  readonly service = 'apple-music';
  readonly #ports: HttpPorts;
  readonly #endpoint: Endpoint;

  constructor(ports: HttpPorts, endpoint: Endpoint) {
    this.#ports = ports;
    this.#endpoint = endpoint;
  }

  byUpc(gtin: Gtin, options: RequestOptions): Promise<readonly CatalogueItem[]> {
    return firstSpelling(gtin, async (upc) => {
      const results = await this.#get('/lookup', { upc, ...SONGS }, options);
      return albumsIn(results, options.market, gtin.key);
    });
  }

  /** The API cannot look up an ISRC. */
  byIsrc(): Promise<readonly CatalogueItem[]> {
    return Promise.resolve([]);
  }

  async byUrl({ service, kind, id }: StoreReference, options: RequestOptions): Promise<CatalogueItem | null> {
    if (service !== 'apple-music' || kind === 'artist') return null;
    const results = await this.#get('/lookup', kind === 'album' ? { id, ...SONGS } : { id }, options);
    if (kind === 'album') return albumsIn(results, options.market, null)[0] ?? null;
    return results.filter(isTrack).map((track) => itunesTrack(track, options.market))[0] ?? null;
  }

  async search({ kind, title, artist }: TitleQuery, options: RequestOptions): Promise<readonly CatalogueItem[]> {
    const query = {
      term: `${artist} ${title}`,
      media: 'music',
      entity: kind === 'album' ? 'album' : 'song',
      limit: '10',
    };
    const results = await this.#get('/search', query, options);
    if (kind === 'album') return albumsIn(results, options.market, null);
    return results.filter(isTrack).map((track) => itunesTrack(track, options.market));
  }

  /** The look-up has given everything, within fewer requests. */
  inFull(album: CatalogueItem): Promise<CatalogueItem> {
    return Promise.resolve(album);
  }

  picture(address: string, mostBytes: number, options: Omit<RequestOptions, 'market'>): Promise<Uint8Array> {
    return readPicture(this.#ports, 'itunes', this.#endpoint, address, mostBytes, options);
  }

  async #get(path: string, query: Readonly<Record<string, string>>, options: RequestOptions): Promise<ItunesResult[]> {
    // Without a country the store of the United States answers.
    const url = new URL(`${this.#endpoint.api}${path}?${new URLSearchParams({ ...query, country: options.market })}`);
    const answer = await sendJson(this.#ports, { catalogue: 'itunes', url, schema: answerSchema }, options);
    return answer?.results ?? [];
  }
}

function albumsIn(results: readonly ItunesResult[], market: string, answersCode: string | null): CatalogueItem[] {
  const tracks = results.filter(isTrack);
  return results.filter(isAlbum).map((album) => itunesAlbum(album, tracks, market, answersCode));
}
