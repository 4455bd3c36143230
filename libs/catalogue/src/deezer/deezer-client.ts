import type { Gtin } from '@countin/domain/identifiers';
import type { StoreReference } from '@countin/domain/store-links';
import * as v from 'valibot';
import {
  ANY_MARKET,
  type RequestOptions,
  type CatalogueClient,
  type CatalogueItem,
  type TitleQuery,
} from '../client/catalogue-client.ts';
import { readAlbumPages, type ArtistAlbums, type CatalogueArtist } from '../client/artist-albums.ts';
import { CatalogueError } from '../client/catalogue-error.ts';
import { firstSpelling } from '../client/item-parts.ts';
import type { HttpPorts } from '../http/http-ports.ts';
import { sendJson } from '../http/send-json.ts';
import type { Endpoint } from '../settings/endpoints.ts';
import { artistAlbumsSchema, deezerAlbumPage, namedArtists, namedArtistsSchema } from './deezer-artists.ts';
import { deezerAlbum, deezerSearched, deezerTrack, withTracks } from './deezer-items.ts';
import { readPicture } from '../http/read-picture.ts';
import {
  albumSchema,
  albumSearchSchema,
  albumTracksSchema,
  errorSchema,
  trackSchema,
  trackSearchSchema,
} from './schemas.ts';

/** A release here has no more tracks. */
const TRACKS = '100';
/** Largest page of an artist's albums. */
const ALBUMS = '100';
const NO_DATA = 800;
/** Quota exceeded, service busy. */
const LATER: readonly (number | undefined)[] = [4, 700];
/** The window of Deezer's limit, milliseconds: it names no time to wait. */
const WINDOW_MS = 5000;

/** Deezer's public API, https://developers.deezer.com/api. No keys. */
export class DeezerClient implements CatalogueClient {
  readonly catalogue = 'deezer';
  readonly service = 'deezer';
  readonly #ports: HttpPorts;
  readonly #endpoint: Endpoint;

  constructor(ports: HttpPorts, endpoint: Endpoint) {
    this.#ports = ports;
    this.#endpoint = endpoint;
  }

  byUpc(gtin: Gtin, options: RequestOptions): Promise<readonly CatalogueItem[]> {
    return firstSpelling(gtin, async (spelling) => {
      const album = await this.#get(`/album/upc:${spelling}`, {}, albumSchema, options);
      return album ? [deezerAlbum(album, gtin.key)] : [];
    });
  }

  async byIsrc(isrc: string, options: RequestOptions): Promise<readonly CatalogueItem[]> {
    const track = await this.#get(`/track/isrc:${isrc}`, {}, trackSchema, options);
    return track ? [deezerTrack(track, isrc)] : [];
  }

  async byUrl({ service, kind, id }: StoreReference, options: RequestOptions): Promise<CatalogueItem | null> {
    if (service !== 'deezer' || kind === 'artist' || !/^\d+$/.test(id)) return null;
    if (kind === 'album') {
      const album = await this.#get(`/album/${id}`, {}, albumSchema, options);
      return album && deezerAlbum(album, null);
    }
    const track = await this.#get(`/track/${id}`, {}, trackSchema, options);
    const item = track && deezerTrack(track, null);
    return item && isLiveIn(item, options.market) ? item : null;
  }

  async search({ kind, title, artist }: TitleQuery, options: RequestOptions): Promise<readonly CatalogueItem[]> {
    const plain = (text: string) => text.replaceAll('"', ' ');
    const query = { q: `artist:"${plain(artist)}" ${kind}:"${plain(title)}"`, limit: '10' };
    const schema = kind === 'album' ? albumSearchSchema : trackSearchSchema;
    const answer = await this.#get(`/search/${kind}`, query, schema, options);
    return (answer?.data ?? []).map((found) => deezerSearched(kind, found));
  }

  /** The list of tracks has ISRCs, which the album has not. */
  async inFull(album: CatalogueItem, options: RequestOptions): Promise<CatalogueItem> {
    if (album.tracks.length > 0) return album;
    const found = await this.#get(`/album/${album.id}/tracks`, { limit: TRACKS }, albumTracksSchema, options);
    return found ? withTracks(album, found.data) : album;
  }

  albumsOf(artistId: string, options: RequestOptions): Promise<ArtistAlbums | null> {
    if (!/^\d+$/.test(artistId)) return Promise.resolve(null);
    return readAlbumPages(0, async (index) => {
      const query = { index: String(index), limit: ALBUMS };
      const answer = await this.#get(`/artist/${artistId}/albums`, query, artistAlbumsSchema, options);
      return answer && deezerAlbumPage(answer, index);
    });
  }

  async artistsOf({ service, kind, id }: StoreReference, options: RequestOptions): Promise<readonly CatalogueArtist[]> {
    if (service !== 'deezer' || kind === 'artist' || !/^\d+$/.test(id)) return [];
    const answer = await this.#get(`/${kind}/${id}`, {}, namedArtistsSchema, options);
    return answer ? namedArtists(answer) : [];
  }

  picture(address: string, mostBytes: number, options: Omit<RequestOptions, 'market'>): Promise<Uint8Array> {
    return readPicture(this.#ports, 'deezer', this.#endpoint, address, mostBytes, options);
  }

  async #get<Schema extends v.GenericSchema>(
    path: string,
    query: Readonly<Record<string, string>>,
    schema: Schema,
    options: RequestOptions,
  ): Promise<v.InferOutput<Schema> | null> {
    const url = new URL(`${this.#endpoint.api}${path}?${new URLSearchParams(query)}`);
    const answer = await sendJson(
      this.#ports,
      { catalogue: 'deezer', url, schema: v.union([errorSchema, schema]) },
      options,
    );
    const failed = v.safeParse(errorSchema, answer);
    if (!failed.success) return answer as v.InferOutput<Schema> | null;
    const { code } = failed.output.error;
    if (code === NO_DATA) return null;
    if (!LATER.includes(code)) throw new CatalogueError('deezer', 'refused', { status: code });
    await this.#ports.budget.pause('deezer', this.#ports.now() + WINDOW_MS);
    throw new CatalogueError('deezer', 'rate-limited', { retryAfterMs: WINDOW_MS });
  }
}

function isLiveIn({ markets: { complete, live } }: CatalogueItem, market: string): boolean {
  return !complete || (market === ANY_MARKET ? live.length > 0 : live.includes(market));
}
