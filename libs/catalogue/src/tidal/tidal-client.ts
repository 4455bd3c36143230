import type { Gtin } from '@countin/domain/identifiers';
import type { StoreReference } from '@countin/domain/store-links';
import type * as v from 'valibot';
import { readAlbumPages, type ArtistAlbums, type CatalogueArtist } from '../client/artist-albums.ts';
import type { RequestOptions, CatalogueClient, CatalogueItem, TitleQuery } from '../client/catalogue-client.ts';
import { firstSpelling } from '../client/item-parts.ts';
import { AccessTokens } from '../http/access-token.ts';
import type { HttpPorts } from '../http/http-ports.ts';
import { sendJson } from '../http/send-json.ts';
import type { Endpoint } from '../settings/endpoints.ts';
import type { ClientCredentials } from '../settings/keys.ts';
import { listSchema, oneSchema } from './schemas.ts';
import { readPicture } from '../http/read-picture.ts';
import { artistAlbumsSchema, namedArtists, tidalAlbumPage } from './tidal-artists.ts';
import { tidalItems } from './tidal-items.ts';

const INCLUDE = { album: 'artists,items,coverArt', track: 'artists,albums' } as const;
/** Found items whose details are read: names of artists are not part of a search. */
const DETAILS = 5;

/** TIDAL's open API, version 2 (JSON:API), https://developer.tidal.com/apiref. */
export class TidalClient implements CatalogueClient {
  readonly catalogue = 'tidal';
  readonly service = 'tidal';
  readonly #ports: HttpPorts;
  readonly #endpoint: Endpoint;
  readonly #tokens: AccessTokens;

  constructor(ports: HttpPorts, endpoint: Endpoint, credentials: ClientCredentials) {
    this.#ports = ports;
    this.#endpoint = endpoint;
    this.#tokens = new AccessTokens(ports, 'tidal', endpoint.token, credentials);
  }

  byUpc(gtin: Gtin, options: RequestOptions): Promise<readonly CatalogueItem[]> {
    // Several codes in one request give one album for each, not all of each.
    return firstSpelling(gtin, (spelling) => this.#list('album', { 'filter[barcodeId]': spelling }, options, gtin.key));
  }

  byIsrc(isrc: string, options: RequestOptions): Promise<readonly CatalogueItem[]> {
    return this.#list('track', { 'filter[isrc]': isrc }, options, isrc);
  }

  async byUrl({ service, kind, id }: StoreReference, options: RequestOptions): Promise<CatalogueItem | null> {
    if (service !== 'tidal' || kind === 'artist') return null;
    const path = `/v2/${kind}s/${encodeURIComponent(id)}`;
    const answer = await this.#get(path, { include: INCLUDE[kind] }, oneSchema, options);
    return answer ? (tidalItems([answer.data], answer.included, options.market, null)[0] ?? null) : null;
  }

  async search({ kind, title, artist }: TitleQuery, options: RequestOptions): Promise<readonly CatalogueItem[]> {
    const path = `/v2/searchResults/${encodeURIComponent(`${artist} ${title}`)}/relationships/${kind}s`;
    const found = await this.#get(path, {}, listSchema, options);
    const ids = (found?.data ?? []).slice(0, DETAILS).map(({ id }) => id);
    return ids.length > 0 ? this.#list(kind, { 'filter[id]': ids.join(',') }, options, null) : [];
  }

  /** Longer albums come without some of their tracks; other services have those. */
  inFull(album: CatalogueItem): Promise<CatalogueItem> {
    return Promise.resolve(album);
  }

  albumsOf(artistId: string, options: RequestOptions): Promise<ArtistAlbums | null> {
    const path = `/v2/artists/${encodeURIComponent(artistId)}/relationships/albums`;
    return readAlbumPages('', async (cursor) => {
      const query = { include: 'albums', ...(cursor && { 'page[cursor]': cursor }) };
      const answer = await this.#get(path, query, artistAlbumsSchema, options);
      return answer && tidalAlbumPage(answer);
    });
  }

  async artistsOf({ service, kind, id }: StoreReference, options: RequestOptions): Promise<readonly CatalogueArtist[]> {
    if (service !== 'tidal' || kind === 'artist') return [];
    const path = `/v2/${kind}s/${encodeURIComponent(id)}`;
    const answer = await this.#get(path, { include: 'artists' }, oneSchema, options);
    return answer ? namedArtists(answer.data, answer.included) : [];
  }

  picture(address: string, mostBytes: number, options: Omit<RequestOptions, 'market'>): Promise<Uint8Array> {
    return readPicture(this.#ports, 'tidal', this.#endpoint, address, mostBytes, options);
  }

  async #list(
    kind: 'album' | 'track',
    filter: Readonly<Record<string, string>>,
    options: RequestOptions,
    answersCode: string | null,
  ): Promise<CatalogueItem[]> {
    const answer = await this.#get(`/v2/${kind}s`, { ...filter, include: INCLUDE[kind] }, listSchema, options);
    return answer ? tidalItems(answer.data, answer.included, options.market, answersCode) : [];
  }

  #get<Schema extends v.GenericSchema>(
    path: string,
    query: Readonly<Record<string, string>>,
    schema: Schema,
    options: RequestOptions,
  ): Promise<v.InferOutput<Schema> | null> {
    const search = new URLSearchParams({ ...query, countryCode: options.market });
    const url = new URL(`${this.#endpoint.api}${path}?${search}`);
    return this.#tokens.use(options.deadline, (token) =>
      sendJson(
        this.#ports,
        {
          catalogue: 'tidal',
          url,
          schema,
          headers: { authorization: `Bearer ${token}`, accept: 'application/vnd.api+json' },
        },
        options,
      ),
    );
  }
}
