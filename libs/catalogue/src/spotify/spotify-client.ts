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
import { readPicture } from '../http/read-picture.ts';
import { albumSchema, albumSearchSchema, albumTracksSchema, trackSchema, trackSearchSchema } from './schemas.ts';
import { artistAlbumsSchema, namedArtistsSchema, spotifyAlbumPage } from './spotify-artists.ts';
import { spotifyAlbum, spotifyTrack } from './spotify-items.ts';

/** Largest page of a search, and of an artist's albums, in development mode since 2026-03. */
const PAGE = '10';
/** Largest page of an album's tracks; an album begins with the first. */
const TRACKS = 50;
/** Further pages that are read: a release here has no more tracks. */
const MORE_PAGES = 2;

/** Spotify Web API, https://developer.spotify.com/documentation/web-api. Availability is asked by market, never read from a list. */
export class SpotifyClient implements CatalogueClient {
  readonly catalogue = 'spotify';
  readonly service = 'spotify';
  readonly #ports: HttpPorts;
  readonly #endpoint: Endpoint;
  readonly #tokens: AccessTokens;

  constructor(ports: HttpPorts, endpoint: Endpoint, credentials: ClientCredentials) {
    this.#ports = ports;
    this.#endpoint = endpoint;
    this.#tokens = new AccessTokens(ports, 'spotify', endpoint.token, credentials);
  }

  byUpc(gtin: Gtin, options: RequestOptions): Promise<readonly CatalogueItem[]> {
    // `OR` between codes finds nothing, so each spelling is a request.
    return firstSpelling(gtin, (spelling) => this.#albums(`upc:${spelling}`, options, gtin.key));
  }

  byIsrc(isrc: string, options: RequestOptions): Promise<readonly CatalogueItem[]> {
    return this.#tracks(`isrc:${isrc}`, options, isrc);
  }

  async byUrl({ service, kind, id }: StoreReference, options: RequestOptions): Promise<CatalogueItem | null> {
    if (service !== 'spotify' || kind === 'artist') return null;
    const query = { market: options.market };
    if (kind === 'album') {
      const album = await this.#get(`/v1/albums/${encodeURIComponent(id)}`, query, albumSchema, options);
      return album && spotifyAlbum(album, options.market, null);
    }
    const track = await this.#get(`/v1/tracks/${encodeURIComponent(id)}`, query, trackSchema, options);
    return track && spotifyTrack(track, options.market, null);
  }

  search({ kind, title, artist }: TitleQuery, options: RequestOptions): Promise<readonly CatalogueItem[]> {
    const plain = (text: string) => text.replaceAll('"', ' ');
    const query = `${kind}:"${plain(title)}" artist:"${plain(artist)}"`;
    return kind === 'album' ? this.#albums(query, options, null) : this.#tracks(query, options, null);
  }

  async inFull(album: CatalogueItem, options: RequestOptions): Promise<CatalogueItem> {
    if (album.tracks.length > 0) return album;
    const path = `/v1/albums/${encodeURIComponent(album.id)}`;
    const query = { market: options.market };
    const read = await this.#get(path, query, albumSchema, options);
    if (!read) return album;
    const items = [...read.tracks.items];
    for (let page = 1; items.length < read.total_tracks && page <= MORE_PAGES; page += 1) {
      const at = { ...query, limit: String(TRACKS), offset: String(items.length) };
      const more = await this.#get(`${path}/tracks`, at, albumTracksSchema, options);
      items.push(...(more?.items ?? []));
    }
    return spotifyAlbum({ ...read, tracks: { items } }, options.market, album.answersCode) ?? album;
  }

  albumsOf(artistId: string, options: RequestOptions): Promise<ArtistAlbums | null> {
    const path = `/v1/artists/${encodeURIComponent(artistId)}/albums`;
    const query = { include_groups: 'album,single,compilation', market: options.market, limit: PAGE };
    return readAlbumPages(0, async (offset) => {
      const answer = await this.#get(path, { ...query, offset: String(offset) }, artistAlbumsSchema, options);
      return answer && spotifyAlbumPage(answer, offset);
    });
  }

  async artistsOf({ service, kind, id }: StoreReference, options: RequestOptions): Promise<readonly CatalogueArtist[]> {
    if (service !== 'spotify' || kind === 'artist') return [];
    const path = `/v1/${kind}s/${encodeURIComponent(id)}`;
    const answer = await this.#get(path, { market: options.market }, namedArtistsSchema, options);
    return answer?.artists ?? [];
  }

  picture(address: string, mostBytes: number, options: Omit<RequestOptions, 'market'>): Promise<Uint8Array> {
    return readPicture(this.#ports, 'spotify', this.#endpoint, address, mostBytes, options);
  }

  async #albums(q: string, options: RequestOptions, answersCode: string | null): Promise<readonly CatalogueItem[]> {
    const query = { q, type: 'album', market: options.market, limit: PAGE };
    const answer = await this.#get('/v1/search', query, albumSearchSchema, options);
    return (answer?.albums.items ?? []).flatMap((album) => {
      const item = album && spotifyAlbum(album, options.market, answersCode);
      return item ? [item] : [];
    });
  }

  async #tracks(q: string, options: RequestOptions, answersCode: string | null): Promise<readonly CatalogueItem[]> {
    const query = { q, type: 'track', market: options.market, limit: PAGE };
    const answer = await this.#get('/v1/search', query, trackSearchSchema, options);
    return (answer?.tracks.items ?? []).flatMap((track) => {
      const item = track && spotifyTrack(track, options.market, answersCode);
      return item ? [item] : [];
    });
  }

  #get<Schema extends v.GenericSchema>(
    path: string,
    query: Readonly<Record<string, string>>,
    schema: Schema,
    options: RequestOptions,
  ): Promise<v.InferOutput<Schema> | null> {
    const url = new URL(`${this.#endpoint.api}${path}?${new URLSearchParams(query)}`);
    return this.#tokens.use(options.deadline, (token) =>
      sendJson(
        this.#ports,
        { catalogue: 'spotify', url, schema, headers: { authorization: `Bearer ${token}` } },
        options,
      ),
    );
  }
}
