import type { Gtin } from '@countin/domain/identifiers';
import type { KnownServiceId, StoreReference } from '@countin/domain/store-links';
import type { RequestOptions, CatalogueClient, CatalogueItem, TitleQuery } from '../client/catalogue-client.ts';
import type { ArtistAlbums, CatalogueArtist } from '../client/artist-albums.ts';
import type { CatalogueId } from '../client/catalogue-ids.ts';
import { TERMS } from '../settings/terms.ts';
import type { CatalogueCache } from './catalogue-cache.ts';

/** Form of the kept answers. Another one for each change of `CatalogueItem`: older answers are not read. */
const FORM = 2;
/** An empty answer is kept this long, milliseconds: a release may come any minute. */
const NOTHING_MS = 10 * 60_000;

/** Keeps a client's answers as long as its service's terms allow. Errors are not kept. */
export class CachedClient implements CatalogueClient {
  readonly catalogue: CatalogueId;
  readonly service: KnownServiceId | null;
  readonly #client: CatalogueClient;
  readonly #cache: CatalogueCache;

  constructor(client: CatalogueClient, cache: CatalogueCache) {
    this.catalogue = client.catalogue;
    this.service = client.service;
    this.#client = client;
    this.#cache = cache;
  }

  byUpc(gtin: Gtin, options: RequestOptions): Promise<readonly CatalogueItem[]> {
    return this.#cached(['upc', gtin.key], options, () => this.#client.byUpc(gtin, options));
  }

  byIsrc(isrc: string, options: RequestOptions): Promise<readonly CatalogueItem[]> {
    return this.#cached(['isrc', isrc], options, () => this.#client.byIsrc(isrc, options));
  }

  byUrl(reference: StoreReference, options: RequestOptions): Promise<CatalogueItem | null> {
    const parts = ['url', reference.service, reference.kind, reference.id];
    return this.#cached(parts, options, () => this.#client.byUrl(reference, options));
  }

  search(query: TitleQuery, options: RequestOptions): Promise<readonly CatalogueItem[]> {
    const parts = ['search', query.kind, query.title, query.artist];
    return this.#cached(parts, options, () => this.#client.search(query, options));
  }

  inFull(album: CatalogueItem, options: RequestOptions): Promise<CatalogueItem> {
    // What an answer lacked may differ with the code that it was asked for.
    const parts = ['full', album.kind, album.id, album.answersCode ?? ''];
    return this.#cached(parts, options, () => this.#client.inFull(album, options));
  }

  albumsOf(artistId: string, options: RequestOptions): Promise<ArtistAlbums | null> {
    return this.#cached(['albums', artistId], options, () => this.#client.albumsOf(artistId, options));
  }

  artistsOf(reference: StoreReference, options: RequestOptions): Promise<readonly CatalogueArtist[]> {
    const parts = ['artists', reference.service, reference.kind, reference.id];
    return this.#cached(parts, options, () => this.#client.artistsOf(reference, options));
  }

  picture(address: string, mostBytes: number, options: Omit<RequestOptions, 'market'>): Promise<Uint8Array> {
    return this.#client.picture(address, mostBytes, options);
  }

  async #cached<Answer extends object | null>(
    parts: readonly string[],
    { market }: RequestOptions,
    ask: () => Promise<Answer>,
  ): Promise<Answer> {
    const key = JSON.stringify([FORM, this.catalogue, market, ...parts]);
    const cached = await this.#cache.get(key);
    // Only this class writes these keys.
    if (cached !== undefined) return cached as Answer;
    const answer = await ask();
    const empty = answer === null || (Array.isArray(answer) && answer.length === 0);
    await this.#cache.set(key, answer, empty ? NOTHING_MS : TERMS[this.catalogue].cacheMs);
    return answer;
  }
}
