import type { Gtin } from '@countin/domain/identifiers';
import type { StoreReference } from '@countin/domain/store-links';
import type * as v from 'valibot';
import { readAlbumPages, type ArtistAlbums, type CatalogueArtist } from '../client/artist-albums.ts';
import type { RequestOptions, CatalogueClient, CatalogueItem, TitleQuery } from '../client/catalogue-client.ts';
import { firstSpelling } from '../client/item-parts.ts';
import type { HttpPorts } from '../http/http-ports.ts';
import { sendJson } from '../http/send-json.ts';
import type { Endpoint } from '../settings/endpoints.ts';
import { readPicture } from '../http/read-picture.ts';
import { itunesAlbumPage, lookedUpSchema, namedArtistsSchema } from './itunes-artists.ts';
import { itunesAlbum, itunesTrack } from './itunes-items.ts';
import { answerSchema, isAlbum, isTrack, type ItunesResult } from './schemas.ts';

/** Songs of a look-up's albums, as many as it gives; without a limit it gives 50. */
const SONGS = { entity: 'song', limit: '200' };
const ALBUMS = { entity: 'album', limit: '200' };

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

  /** The artist comes first. There are no further pages. */
  async albumsOf(artistId: string, options: RequestOptions): Promise<ArtistAlbums | null> {
    const answer = await this.#ask('/lookup', { id: artistId, ...ALBUMS }, lookedUpSchema, options);
    const found = answer && answer.results.length > 0 ? itunesAlbumPage(answer.results) : null;
    const read = await readAlbumPages(0, () => Promise.resolve(found));
    return read && { ...read, more: found?.rows.length === Number(ALBUMS.limit) };
  }

  async artistsOf({ service, kind, id }: StoreReference, options: RequestOptions): Promise<readonly CatalogueArtist[]> {
    if (service !== 'apple-music' || kind === 'artist') return [];
    const answer = await this.#ask('/lookup', { id }, namedArtistsSchema, options);
    return answer?.results.map(({ artistId, artistName }) => ({ id: String(artistId), name: artistName })) ?? [];
  }

  picture(address: string, mostBytes: number, options: Omit<RequestOptions, 'market'>): Promise<Uint8Array> {
    return readPicture(this.#ports, 'itunes', this.#endpoint, address, mostBytes, options);
  }

  async #get(path: string, query: Readonly<Record<string, string>>, options: RequestOptions): Promise<ItunesResult[]> {
    return (await this.#ask(path, query, answerSchema, options))?.results ?? [];
  }

  #ask<Schema extends v.GenericSchema>(
    path: string,
    query: Readonly<Record<string, string>>,
    schema: Schema,
    options: RequestOptions,
  ): Promise<v.InferOutput<Schema> | null> {
    // Without a country the store of the United States answers.
    const url = new URL(`${this.#endpoint.api}${path}?${new URLSearchParams({ ...query, country: options.market })}`);
    return sendJson(this.#ports, { catalogue: 'itunes', url, schema }, options);
  }
}

function albumsIn(results: readonly ItunesResult[], market: string, answersCode: string | null): CatalogueItem[] {
  const tracks = results.filter(isTrack);
  return results.filter(isAlbum).map((album) => itunesAlbum(album, tracks, market, answersCode));
}
