import type { Gtin } from '@countin/domain/identifiers';
import type { StoreReference } from '@countin/domain/store-links';
import type * as v from 'valibot';
import { readAlbumPages, type ArtistAlbums, type CatalogueArtist } from '../client/artist-albums.ts';
import type { RequestOptions, CatalogueClient, CatalogueItem, TitleQuery } from '../client/catalogue-client.ts';
import { firstSpelling } from '../client/item-parts.ts';
import type { HttpPorts } from '../http/http-ports.ts';
import { sendJson } from '../http/send-json.ts';
import type { Endpoint } from '../settings/endpoints.ts';
import type { AppleMusicKey } from '../settings/keys.ts';
import { readPicture } from '../http/read-picture.ts';
import { appleAlbumPage, artistAlbumsSchema, namedArtists, namedArtistsSchema } from './apple-music-artists.ts';
import { appleAlbum, appleSong } from './apple-music-items.ts';
import { DeveloperTokens } from './developer-token.ts';
import { albumsSchema, searchSchema, songsSchema } from './schemas.ts';

/** Largest page of an artist's albums. */
const ALBUMS = '100';

/** Apple Music API, https://developer.apple.com/documentation/applemusicapi. A storefront is a country. */
export class AppleMusicClient implements CatalogueClient {
  readonly catalogue = 'apple-music';
  readonly service = 'apple-music';
  readonly #ports: HttpPorts;
  readonly #endpoint: Endpoint;
  readonly #tokens: DeveloperTokens;

  constructor(ports: HttpPorts, endpoint: Endpoint, key: AppleMusicKey) {
    this.#ports = ports;
    this.#endpoint = endpoint;
    this.#tokens = new DeveloperTokens(key, ports.now);
  }

  byUpc(gtin: Gtin, options: RequestOptions): Promise<readonly CatalogueItem[]> {
    return firstSpelling(gtin, (spelling) => this.#albums('albums', { 'filter[upc]': spelling }, options, gtin.key));
  }

  byIsrc(isrc: string, options: RequestOptions): Promise<readonly CatalogueItem[]> {
    return this.#songs('songs', { 'filter[isrc]': isrc }, options, isrc);
  }

  /** An id is of one storefront. In another, the same album may have another id, which `equivalents` finds. */
  async byUrl({ service, kind, id }: StoreReference, options: RequestOptions): Promise<CatalogueItem | null> {
    if (service !== 'apple-music' || kind === 'artist') return null;
    const ask = (path: string, query: Readonly<Record<string, string>>) =>
      kind === 'album' ? this.#albums(path, query, options, null) : this.#songs(path, query, options, null);
    const resource = kind === 'album' ? 'albums' : 'songs';
    const [found] = await ask(`${resource}/${encodeURIComponent(id)}`, {});
    if (found) return found;
    const [elsewhere] = await ask(resource, { 'filter[equivalents]': id });
    return elsewhere ?? null;
  }

  async search({ kind, title, artist }: TitleQuery, options: RequestOptions): Promise<readonly CatalogueItem[]> {
    const query = { term: `${artist} ${title}`, types: kind === 'album' ? 'albums' : 'songs', limit: '10' };
    const answer = await this.#get('search', query, searchSchema, options);
    if (kind === 'album')
      return (answer?.results.albums?.data ?? []).map((album) => appleAlbum(album, options.market, null));
    return (answer?.results.songs?.data ?? []).map((song) => appleSong(song, options.market, null));
  }

  /** Albums of a search have no tracks. */
  async inFull(album: CatalogueItem, options: RequestOptions): Promise<CatalogueItem> {
    if (album.tracks.length > 0) return album;
    const [found] = await this.#albums(`albums/${encodeURIComponent(album.id)}`, {}, options, album.answersCode);
    return found ?? album;
  }

  albumsOf(artistId: string, options: RequestOptions): Promise<ArtistAlbums | null> {
    const path = `artists/${encodeURIComponent(artistId)}/albums`;
    return readAlbumPages(0, async (offset) => {
      const answer = await this.#get(path, { limit: ALBUMS, offset: String(offset) }, artistAlbumsSchema, options);
      return answer && appleAlbumPage(answer, offset);
    });
  }

  async artistsOf({ service, kind, id }: StoreReference, options: RequestOptions): Promise<readonly CatalogueArtist[]> {
    if (service !== 'apple-music' || kind === 'artist') return [];
    const path = `${kind === 'album' ? 'albums' : 'songs'}/${encodeURIComponent(id)}`;
    const answer = await this.#get(path, { include: 'artists' }, namedArtistsSchema, options);
    return answer ? namedArtists(answer) : [];
  }

  picture(address: string, mostBytes: number, options: Omit<RequestOptions, 'market'>): Promise<Uint8Array> {
    return readPicture(this.#ports, 'apple-music', this.#endpoint, address, mostBytes, options);
  }

  async #albums(
    path: string,
    query: Readonly<Record<string, string>>,
    options: RequestOptions,
    answersCode: string | null,
  ) {
    const answer = await this.#get(path, { ...query, include: 'tracks' }, albumsSchema, options);
    return (answer?.data ?? []).map((album) => appleAlbum(album, options.market, answersCode));
  }

  async #songs(
    path: string,
    query: Readonly<Record<string, string>>,
    options: RequestOptions,
    answersCode: string | null,
  ) {
    const answer = await this.#get(path, { ...query, include: 'albums' }, songsSchema, options);
    return (answer?.data ?? []).map((song) => appleSong(song, options.market, answersCode));
  }

  async #get<Schema extends v.GenericSchema>(
    path: string,
    query: Readonly<Record<string, string>>,
    schema: Schema,
    options: RequestOptions,
  ): Promise<v.InferOutput<Schema> | null> {
    const storefront = options.market.toLowerCase();
    const url = new URL(`${this.#endpoint.api}/v1/catalog/${storefront}/${path}?${new URLSearchParams(query)}`);
    const headers = { authorization: `Bearer ${await this.#tokens.current()}` };
    return sendJson(this.#ports, { catalogue: 'apple-music', url, schema, headers }, options);
  }
}
